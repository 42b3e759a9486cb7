/**
 * What one device has to know of another before it can connect to it, as a text short enough for a QR code. WebRTC describes a connection
 * in about 800 letters, but all that differs between two connections of ours are two passwords, a fingerprint and a few addresses.
 */
export interface NearbyCode {
  kind: "offer" | "answer";
  /** Names the offer; its answer has the same. */
  tag: number;
  description: string;
}

const VERSION = 1;
/** More addresses than this help nobody and make the picture too fine to be read. */
const MOST_ADDRESSES = 4;

enum Address { v4, v6, hidden, name }

interface Candidate {
  host: string;
  port: number;
}

/** The code of a session description with all its candidates. */
export function writeCode({ kind, tag, description }: NearbyCode): string {
  const attribute = (name: string): string => new RegExp(`^a=${name}:(.+?)\\r?$`, "m").exec(description)?.[1] ?? "";
  const hash = /^sha-256 (.+)$/i.exec(attribute("fingerprint"))?.[1];
  if (!hash) throw new Error("the description has no fingerprint by SHA-256");
  const bytes = [VERSION * 2 + Number(kind === "answer"), tag >> 8, tag & 255, ...hash.split(":").map((part) => parseInt(part, 16))];
  for (const text of [attribute("ice-ufrag"), attribute("ice-pwd")]) bytes.push(text.length, ...ascii(text));
  for (const one of candidates(description)) bytes.push(one.port >> 8, one.port & 255, ...addressBytes(one.host));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** What a code says, with a description that WebRTC takes; null if it is none, or of another version. A whole link will do. */
export function readCode(typed: string): NearbyCode | null {
  const text = /(?:^|\/)([\w-]{60,400})$/.exec(typed.replace(/\s+/g, ""))?.[1];
  if (!text) return null;
  try {
    const rest = [...atob(text.replace(/-/g, "+").replace(/_/g, "/"))].map((letter) => letter.charCodeAt(0));
    const take = (count: number): number[] => {
      if (rest.length < count) throw new RangeError("cut short");
      return rest.splice(0, count);
    };
    const [head, ...tag] = take(3) as [number, number, number];
    if (head >> 1 !== VERSION) return null;
    const hash = take(32).map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
    const [name, password] = [0, 1].map(() => String.fromCharCode(...take(take(1)[0]!)));
    // these go into lines of a protocol: nothing else may come in with them
    if (!/^[\w+/]{4,64}$/.test(name!) || !/^[\w+/]{22,128}$/.test(password!)) return null;
    const found: Candidate[] = [];
    while (rest.length) {
      const [high, low] = take(2) as [number, number];
      found.push({ port: high * 256 + low, host: addressText(take) });
    }
    const kind = head & 1 ? "answer" : "offer";
    return { kind, tag: tag[0]! * 256 + tag[1]!, description: describe(kind, name!, password!, hash, found) };
  } catch {
    return null; // not base64, cut short, or an address of an unknown kind
  }
}

function describe(kind: NearbyCode["kind"], name: string, password: string, hash: string, found: Candidate[]): string {
  const lines = ["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"];
  found.forEach(({ host, port }, n) => lines.push(`a=candidate:${n + 1} 1 udp ${2113937151 - n} ${host} ${port} typ host`));
  lines.push(`a=ice-ufrag:${name}`, `a=ice-pwd:${password}`, `a=fingerprint:sha-256 ${hash}`, `a=setup:${kind === "offer" ? "actpass" : "active"}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144");
  return lines.map((line) => `${line}\r\n`).join("");
}

/** The addresses of a description at which the device can be reached within its own network. */
function candidates(description: string): Candidate[] {
  const found = [...description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map(([, host, port]) => ({ host: host!, port: Number(port) }));
  return found.filter(({ host }) => !host.startsWith("fe80")).slice(0, MOST_ADDRESSES);
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const HIDDEN = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

function addressBytes(host: string): number[] {
  const hidden = HIDDEN.exec(host);
  if (hidden) return [Address.hidden, ...hidden.slice(1).join("").match(/../g)!.map((byte) => parseInt(byte, 16))];
  if (/^\d+(\.\d+){3}$/.test(host)) return [Address.v4, ...host.split(".").map(Number)];
  if (host.includes(":")) return [Address.v6, ...v6Bytes(host)];
  return [Address.name, host.length, ...ascii(host)];
}

function v6Bytes(host: string): number[] {
  const [head = "", tail] = host.split("::");
  const groups = (text: string) => (text ? text.split(":").map((group) => parseInt(group, 16)) : []);
  const front = groups(head), back = groups(tail ?? "");
  const all = [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
  return all.flatMap((group) => [group >> 8, group & 255]);
}

function addressText(take: (count: number) => number[]): string {
  const hex = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const kind = take(1)[0];
  if (kind === Address.v4) return take(4).join(".");
  if (kind === Address.v6) return hex(take(16)).match(/..../g)!.join(":");
  if (kind === Address.hidden) return `${hex(take(16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
  const name = kind === Address.name ? String.fromCharCode(...take(take(1)[0]!)) : "";
  if (!/^[\w.-]+$/.test(name)) throw new RangeError("no address");
  return name;
}
