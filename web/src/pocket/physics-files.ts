/** Fetches the physics engine when somebody throws. Whoever has thrown once can throw without a network. */
import { isKept, readFile, readList, type Bundle, type BundleFile } from "./bundle";
import { keepInPage } from "./page-cache";
import { Physics, type Mujoco } from "./physics";

const SCRIPT = "physics/mujoco.js";
const ENGINE = "physics/mujoco.wasm";

const named = (bundle: Bundle, path: string): BundleFile | undefined => bundle.files.find((file) => file.path === path);

/** Whether this house can get an engine. */
export const hasPhysics = (bundle: Bundle): boolean => !!named(bundle, ENGINE);

/** Whether the engine is on this device already. */
export async function isPhysicsKept(bundle: Bundle, base: string): Promise<boolean> {
  const files = [SCRIPT, ENGINE].map((path) => named(bundle, path));
  return (await Promise.all(files.map((file) => file && isKept(file, base)))).every(Boolean);
}

export async function startPhysics(base: string): Promise<Physics> {
  const { bundle, compresses } = await readList(base);
  const read = async (path: string) => readFile(named(bundle, path)!, base, compresses, () => undefined);
  const [script, wasmBinary] = await Promise.all([read(SCRIPT), read(ENGINE)]);
  // the browser fetches a script by itself, so without a network it has to be where the page's scripts are
  await keepInPage(base, bundle.version, SCRIPT, script);
  const { default: load } = (await import(/* @vite-ignore */ new URL(SCRIPT, base).href)) as { default(options: object): Promise<Mujoco> };
  return new Physics(await load({ wasmBinary }));
}
