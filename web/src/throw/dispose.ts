/** Frees graphics memory: three.js leaves that to whoever removes an object. */
import * as THREE from "three";

/** Remove the children of a group, or some of them, and free their memory. */
export function disposeChildren(group: THREE.Object3D, which: (thing: THREE.Object3D) => boolean = () => true): void {
  for (const child of [...group.children]) {
    if (!which(child)) continue;
    group.remove(child);
    child.traverse((thing) => {
      if (thing instanceof THREE.Light) return thing.dispose(); // with its shadows
      if (!(thing instanceof THREE.Mesh || thing instanceof THREE.LineSegments)) return;
      thing.geometry.dispose();
      for (const material of Array.isArray(thing.material) ? thing.material : [thing.material]) {
        (material as THREE.MeshStandardMaterial).map?.dispose();
        (material as THREE.Material).dispose();
      }
    });
  }
}
