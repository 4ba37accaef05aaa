import * as oidc from 'openid-client'
import { tracedCall } from '#platform/server/tracing/traced-call.ts'

/** URL and credentials of the provider (variables `OIDC_…`). */
export type UpstreamSettings = {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  nameRu: string
  nameEn: string
}

/** Values that must be returned unchanged, to match a response to its request. */
export type UpstreamChecks = { state: string; nonce: string; codeVerifier: string }

/** The provider's data about a signed-in person. */
export type UpstreamPerson = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  names: { family: unknown; given: unknown; middle: unknown; full: unknown }
}

/** An upstream OpenID Connect provider. */
export type Upstream = {
  nameRu: string
  nameEn: string
  /** The URL where the person signs in. */
  begin: (checks: UpstreamChecks, locale: string) => Promise<URL>
  /** The person of a return to `returned`; the response is fully verified. */
  finish: (returned: URL, checks: UpstreamChecks) => Promise<UpstreamPerson>
}

/** Timeout of the provider in seconds. */
const patience = 5
/** Milliseconds for which the provider's metadata is cached: keys change. */
const discoveryLifetime = 3_600_000
/** Tolerated clock difference in seconds. */
const leeway = 120

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const authenticationFor = (
  methods: readonly string[] | undefined,
  secret: string | undefined,
): oidc.ClientAuth => {
  if (!secret) return oidc.None()
  // Without a list the default is the header (OpenID Connect Discovery, section 3).
  return methods && !methods.includes('client_secret_basic')
    ? oidc.ClientSecretPost(secret)
    : oidc.ClientSecretBasic(secret)
}

const fetchTraced: oidc.CustomFetch = (url, options) =>
  tracedCall(options.method, url, () => fetch(url, options as RequestInit))

const discover = async (settings: UpstreamSettings): Promise<oidc.Configuration> => {
  const issuer = new URL(settings.issuer)
  // Plain http is only for a provider on the same machine.
  const execute = isLocal(issuer) ? [oidc.allowInsecureRequests] : []
  const { clientId, clientSecret } = settings
  const found = await oidc.discovery(issuer, clientId, undefined, oidc.None(), {
    timeout: patience,
    execute,
    [oidc.customFetch]: fetchTraced,
  })
  const server = found.serverMetadata()
  const authentication = authenticationFor(server.token_endpoint_auth_methods_supported, clientSecret)
  const metadata = { [oidc.clockTolerance]: leeway }
  const config = new oidc.Configuration(server, clientId, metadata, authentication)
  config.timeout = patience
  config[oidc.customFetch] = fetchTraced
  for (const apply of [...execute, oidc.enableNonRepudiationChecks]) apply(config)
  return config
}

/** Caches the provider's metadata for a while; failures are not cached. */
const discovering = (settings: UpstreamSettings) => {
  let known: { config: Promise<oidc.Configuration>; until: number } | undefined
  return (): Promise<oidc.Configuration> => {
    if (known && known.until > Date.now()) return known.config
    const config = discover(settings)
    const discovery = { config, until: Date.now() + discoveryLifetime }
    known = discovery
    config.catch(() => {
      if (known === discovery) known = undefined
    })
    return config
  }
}

/** The provider of the settings; `redirectUri` is its only return address. */
export const createUpstream = (settings: UpstreamSettings, redirectUri: string): Upstream => {
  const configuration = discovering(settings)
  return {
    nameRu: settings.nameRu,
    nameEn: settings.nameEn,
    begin: async ({ state, nonce, codeVerifier }, locale) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      }),
    finish: async (returned, { state, nonce, codeVerifier }) => {
      const config = await configuration()
      const tokens = await oidc.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const token = tokens.claims()!
      // Many providers put only the subject into the token; the rest is at the userinfo endpoint.
      const asks = token['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      const claims = asks ? await oidc.fetchUserInfo(config, tokens.access_token, token.sub) : token
      const email = claims['email']
      return {
        issuer: token.iss,
        subject: token.sub,
        email: typeof email === 'string' ? email : null,
        emailVerified: claims['email_verified'] === true,
        names: {
          family: claims['family_name'],
          given: claims['given_name'],
          middle: claims['middle_name'],
          full: claims['name'],
        },
      }
    },
  }
}
