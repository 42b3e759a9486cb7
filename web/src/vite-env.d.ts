/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*?icons" {
  import type { IconDrawn } from "./pieces/symbols.svelte";
  const icons: IconDrawn[];
  export default icons;
}

declare module "virtual:titles" {
  const titles: Record<string, Record<string, { title: string; tagline: string }>>;
  export default titles;
}
