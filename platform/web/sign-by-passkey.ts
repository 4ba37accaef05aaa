import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Asks the device to sign by a passkey; null when the person gave it up, or has no passkey here. */
export const signByPasskey = async (
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    return { ...(await startAuthentication({ optionsJSON })) }
  } catch {
    return null
  }
}
