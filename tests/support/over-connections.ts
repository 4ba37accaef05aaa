import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Answer, TestPortal } from './portal.ts'

type Asker = (
  person: { uid: string; email: string },
  endpoint: Pick<Endpoint, 'path'>,
  body: object,
) => Promise<Answer>

/** Sends commands to the portal over real connections, as browsers do, instead of in the process. */
export const overConnections = async (portal: TestPortal): Promise<Asker> => {
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  return async (person, { path }, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await portal.tokenOf(person)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }
}
