/** Reads a QR code with the camera: by the browser itself where it can, else by a reader of ours. */
interface Detector {
  detect(image: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

/** Milliseconds between two looks. */
const LOOK = 150;
/** Pixels: enough for the finest code, and few enough to be read at once. */
const WIDEST = 800;

/** Show the camera's picture and return what it reads; raises if there is no camera, or it is not allowed. */
export async function scan(video: HTMLVideoElement, stop: AbortSignal): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  try {
    stop.throwIfAborted();
    video.srcObject = stream;
    await video.play();
    const read = await reader();
    for (;;) {
      stop.throwIfAborted();
      const found = await read(video);
      if (found) return found;
      await new Promise((then) => setTimeout(then, LOOK));
    }
  } finally {
    end();
    video.srcObject = null;
  }
}

async function reader(): Promise<(video: HTMLVideoElement) => Promise<string>> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (known && (await known.getSupportedFormats().catch((): string[] => [])).includes("qr_code")) {
    const detector = new known({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? "";
  }
  const { default: jsQR } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  return async (video) => {
    const part = Math.min(1, WIDEST / (video.videoWidth || WIDEST));
    canvas.width = Math.round(video.videoWidth * part);
    canvas.height = Math.round(video.videoHeight * part);
    if (!canvas.width || !canvas.height) return "";
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? "";
  };
}
