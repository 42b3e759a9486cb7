/** Draws the scene on the canvas: at most once a frame, and in a resolution that the machine can manage. */
import * as THREE from "three";

import { clock, type Stop } from "../shell/clock";

/** Milliseconds without a change after which a slow machine draws in full resolution. */
const RESTING_MS = 260;

export class SceneRenderer {
  /** Whether the machine has no graphics card, or a test asks for small pictures. */
  readonly slow = clock.sharpness < 1 || isSoftware();
  private webgl: THREE.WebGLRenderer | null = null;
  private readonly fog = new THREE.Fog("#0a0c0e");
  private due = false;
  private resting: Stop = () => undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly scene: THREE.Scene,
    private readonly camera: THREE.PerspectiveCamera,
  ) {
    if (clock.sharpness) void this.renderer; // fail now if WebGL is missing
    scene.background = new THREE.Color("#0a0c0e");
    scene.fog = this.fog;
  }

  /** Created when there is something to draw. */
  private get renderer(): THREE.WebGLRenderer {
    if (this.webgl) return this.webgl;
    const webgl = new THREE.WebGLRenderer({ canvas: this.canvas, antialias: !this.slow });
    webgl.shadowMap.enabled = true;
    webgl.toneMapping = THREE.ACESFilmicToneMapping;
    webgl.toneMappingExposure = 1.12;
    return (this.webgl = webgl);
  }

  /** Draw on the next frame: many changes within one frame are drawn once. */
  draw(): void {
    if (this.due) return;
    this.due = true;
    clock.frame(() => {
      if (this.due) this.render();
    });
  }

  /** Draw now. */
  render(): void {
    this.due = false;
    if (!clock.sharpness) return;
    this.paint(this.slow);
    this.resting();
    if (this.slow) this.resting = clock.after(RESTING_MS, () => this.paint(false));
  }

  dispose(): void {
    this.resting();
    this.webgl?.dispose();
  }

  /** Without a graphics card: coarse while something moves, and in full resolution when it rests. */
  private sharpness(moving: boolean): number {
    return clock.sharpness * (this.slow && moving ? 0.4 : Math.min(2, devicePixelRatio || 1));
  }

  private paint(moving: boolean): void {
    const { clientWidth: width, clientHeight: height } = this.canvas, sharpness = this.sharpness(moving);
    const [wide, high] = [Math.floor(width * sharpness), Math.floor(height * sharpness)];
    if (!wide || !high) return;
    if (this.canvas.width !== wide || this.canvas.height !== high) {
      this.renderer.setPixelRatio(sharpness);
      this.renderer.setSize(width, height, false);
    }
    // it begins behind the table, however far the camera had to move back on a small screen
    this.fog.near = Math.max(1.5, this.camera.position.length() + 0.5);
    this.fog.far = 2 * this.fog.near;
    this.renderer.render(this.scene, this.camera);
  }
}

/** Whether rendering is done in software. */
function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const known = gl?.getExtension("WEBGL_debug_renderer_info");
  const found = !!gl && !!known && /swiftshader|llvmpipe|software/i.test(String(gl.getParameter(known.UNMASKED_RENDERER_WEBGL)));
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return found;
}
