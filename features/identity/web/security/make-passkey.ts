import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

/** Lets the browser create a passkey; null if the person cancelled or the device cannot. */
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
