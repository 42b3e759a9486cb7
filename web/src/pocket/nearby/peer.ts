/** A connection between two devices of one network, without any server between them. */
import { readCode, writeCode, type NearbyCode } from "./code";
import { MessageReader, sendMessage } from "./pieces";

export type PeerState = "waiting" | "open" | "interrupted" | "lost";

/** How long addresses are gathered, in milliseconds; only those of the device itself are asked for. */
const GATHERING = 3000;

export class Peer {
  state: PeerState = "waiting";
  private readonly connection = new RTCPeerConnection({ iceServers: [] });
  private channel: RTCDataChannel | null = null;
  private isAnswered = false;
  private readonly reader: MessageReader;

  private constructor(
    readonly tag: number,
    onMessage: (message: Record<string, unknown>) => void,
    private readonly onState: (state: PeerState) => void,
  ) {
    this.reader = new MessageReader(onMessage, () => this.close());
    this.connection.onconnectionstatechange = () => this.look();
    addEventListener("pagehide", this.close);
  }

  /** Begin a connection; its code goes to the other device. */
  static async offer(onMessage: (message: Record<string, unknown>) => void, onState: (state: PeerState) => void): Promise<{ peer: Peer; code: string }> {
    const peer = new Peer(crypto.getRandomValues(new Uint16Array(1))[0]!, onMessage, onState);
    peer.use(peer.connection.createDataChannel("house"));
    return { peer, code: await peer.describe("offer") };
  }

  /** Take up a connection that another device began; the code of the answer goes back to it. */
  static async answer(offer: NearbyCode, onMessage: (message: Record<string, unknown>) => void, onState: (state: PeerState) => void): Promise<{ peer: Peer; code: string }> {
    const peer = new Peer(offer.tag, onMessage, onState);
    peer.connection.ondatachannel = ({ channel }) => peer.use(channel);
    await peer.connection.setRemoteDescription({ type: "offer", sdp: offer.description });
    return { peer, code: await peer.describe("answer") };
  }

  /** The other device's answer. */
  async accept(answer: NearbyCode): Promise<void> {
    this.isAnswered = true;
    await this.connection.setRemoteDescription({ type: "answer", sdp: answer.description });
  }

  send(message: object): void {
    if (this.channel?.readyState === "open") sendMessage(this.channel, message);
  }

  readonly close = (): void => {
    removeEventListener("pagehide", this.close);
    this.channel?.close();
    this.connection.close();
    this.become("lost");
  };

  private async describe(kind: NearbyCode["kind"]): Promise<string> {
    await this.connection.setLocalDescription();
    const connection = this.connection;
    if (connection.iceGatheringState !== "complete")
      await new Promise<void>((then) => {
        connection.onicegatheringstatechange = () => connection.iceGatheringState === "complete" && then();
        setTimeout(then, GATHERING);
      });
    const code = writeCode({ kind, tag: this.tag, description: connection.localDescription!.sdp });
    // what cannot be read again would fail on the other device without a word
    if (!readCode(code)) throw new Error("this browser describes connections in a way that is not known here");
    return code;
  }

  private use(channel: RTCDataChannel): void {
    this.channel = channel;
    channel.onopen = () => this.become("open");
    channel.onmessage = ({ data }: MessageEvent<unknown>) => this.reader.take(data);
    channel.onclose = this.close;
    if (channel.readyState === "open") this.become("open");
  }

  /** Both devices may sleep or leave the network for a moment: then the connection comes back by itself. */
  private look(): void {
    const now = this.connection.connectionState;
    // whoever answers fails to reach the other until the answer is read, which may take a while
    if (now === "closed" || (now === "failed" && (this.state !== "waiting" || this.isAnswered))) this.close();
    else if (now === "disconnected" && this.state === "open") this.become("interrupted");
    else if (now === "connected" && this.state === "interrupted") this.become("open");
  }

  private become(state: PeerState): void {
    if (this.state === "lost" || this.state === state) return;
    this.state = state;
    this.onState(state);
  }
}
