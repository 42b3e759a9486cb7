/** Passkeys: made and used by the browser. Its part of the ceremony is loaded when somebody wants it. */
import { peopleApi } from "./people-api";
import type { PersonMade } from "../wire";

/** Whether this page can have passkeys at all: a browser has them only under https or on this machine. */
export const canHavePasskeys = (): boolean => typeof PublicKeyCredential === "function" && isSecureContext;

/** Whether somebody closed the browser's own question. */
export const wasCancelled = (problem: unknown): boolean => problem instanceof Error && ["NotAllowedError", "AbortError"].includes(problem.name);

export async function makePasskey(secret: string): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await peopleApi.beginPasskey(secret);
  await peopleApi.keepPasskey(secret, await startRegistration({ optionsJSON: options as never }));
}

export async function enterByPasskey(): Promise<PersonMade> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { options } = await peopleApi.beginEntering();
  return peopleApi.enterByPasskey(await startAuthentication({ optionsJSON: options as never }));
}
