import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

/** Asks the browser for a passkey; null when the person gave it up or the device cannot. */
export const makePasskey = async (
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    return { ...(await startRegistration({ optionsJSON })) }
  } catch {
    return null
  }
}
