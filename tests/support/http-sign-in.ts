import { randomBytes } from 'node:crypto'
import { projectKey } from '#platform/domain/project-key.ts'

/** Signs in a demo account as a browser does; returns its request headers and its uid. */
export const signIn = async (origin: string, email: string, password: string) => {
  const login = await fetch(`${origin}/sso/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin },
    body: JSON.stringify({
      email,
      password,
      projectKey,
      session: randomBytes(24).toString('base64url'),
      redirectedFrom: `${origin}/get-token`,
    }),
  })
  const { redirectTo } = (await login.json()) as { redirectTo?: string }
  if (!redirectTo) throw new Error(`${email} could not sign in: ${login.status}`)
  const sessionId = new URL(redirectTo).searchParams.get('session_id')!
  const answer = await fetch(`${origin}/api/v1/jwt/get-token`, {
    headers: { 'session-id': sessionId, 'project-key': projectKey },
  })
  const { accessToken, uid } = (await answer.json()) as { accessToken: string; uid: string }
  return { uid, headers: { authorization: `Bearer ${accessToken}`, 'session-id': sessionId } }
}
