/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*?icons" {
  import type { IconSymbol } from "./pieces/symbols.svelte";
  const icons: IconSymbol[];
  export default icons;
}

declare module "virtual:titles" {
  const titles: Record<string, Record<string, { title: string; tagline: string; origin?: string }>>;
  export default titles;
}
