import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Lets the device sign with a passkey; null if the person cancelled, or has no passkey here. */
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
