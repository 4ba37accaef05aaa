import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** The provider's data about a person, by login name. */
export type UpstreamAccounts = Record<string, Record<string, unknown>>

const client = { clientId: 'runway', clientSecret: 'a-secret-between-runway-and-the-provider' }

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A real OpenID Connect provider on a separate port, with the library's own login pages, for the portal at a URL. */
export const startUpstreamProvider = async (accounts: UpstreamAccounts, portalUrl: string) => {
  const server = createServer()
  const issuer = await listen(server)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${portalUrl}/sso/upstream/callback`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['family_name', 'given_name', 'middle_name', 'name'],
    },
    cookies: { keys: ['only-for-this-test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts[id] }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    settings: { issuer, ...client, nameRu: 'Школу', nameEn: 'School' },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const follow = async (url: string, cookies: Map<string, string>, form?: Record<string, string>) => {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (name) cookies.set(name, value ?? '')
  }
  return answer
}

/** Logs in on the provider's pages as a person would, and returns the URL it redirects the browser to. */
export const passProvider = async (address: string, login: string): Promise<URL> => {
  const home = new URL(address).searchParams.get('redirect_uri')!
  const cookies = new Map<string, string>()
  let answer = await follow(address, cookies)
  let at = address
  for (let step = 0; step < 12; step++) {
    const location = answer.headers.get('location')
    if (location) {
      at = new URL(location, at).href
      if (at.startsWith(home)) return new URL(at)
      answer = await follow(at, cookies)
      continue
    }
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!prompt) throw new Error(`The provider stopped at ${at} (${answer.status}): ${page.slice(0, 500)}`)
    answer = await follow(at, cookies, { prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) })
  }
  throw new Error('The provider goes round in circles')
}
