import * as oidc from 'openid-client'

/** How the provider is reached and called (variables `OIDC_…`). */
export type UpstreamSettings = {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  nameRu: string
  nameEn: string
}

/** What must come back unchanged for the answer to belong to the question. */
export type UpstreamChecks = { state: string; nonce: string; codeVerifier: string }

/** What the provider says about a person it has signed in. */
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
  /** Where the person signs in. */
  begin: (checks: UpstreamChecks, locale: string) => Promise<URL>
  /** Who came back to `returned`; everything about the answer is checked. */
  finish: (returned: URL, checks: UpstreamChecks) => Promise<UpstreamPerson>
}

/** Seconds to wait for the provider. */
const patience = 5
/** What the provider publishes about itself is asked for again after so many milliseconds: keys change. */
const discoveryLifetime = 3_600_000
/** Seconds that its clock may differ from ours. */
const leeway = 120

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const authenticationFor = (
  methods: readonly string[] | undefined,
  secret: string | undefined,
): oidc.ClientAuth => {
  if (!secret) return oidc.None()
  // Without a list it is the header (OpenID Connect Discovery, section 3).
  return methods && !methods.includes('client_secret_basic')
    ? oidc.ClientSecretPost(secret)
    : oidc.ClientSecretBasic(secret)
}

const discover = async (settings: UpstreamSettings): Promise<oidc.Configuration> => {
  const issuer = new URL(settings.issuer)
  // Plain http is for a provider on the same machine only.
  const execute = isLocal(issuer) ? [oidc.allowInsecureRequests] : []
  const { clientId, clientSecret } = settings
  const found = await oidc.discovery(issuer, clientId, undefined, oidc.None(), { timeout: patience, execute })
  const server = found.serverMetadata()
  const authentication = authenticationFor(server.token_endpoint_auth_methods_supported, clientSecret)
  const metadata = { [oidc.clockTolerance]: leeway }
  const config = new oidc.Configuration(server, clientId, metadata, authentication)
  config.timeout = patience
  for (const apply of [...execute, oidc.enableNonRepudiationChecks]) apply(config)
  return config
}

/** Keeps what the provider published for a while; a failure is not kept. */
const discovering = (settings: UpstreamSettings) => {
  let known: { config: Promise<oidc.Configuration>; until: number } | undefined
  return (): Promise<oidc.Configuration> => {
    if (known && known.until > Date.now()) return known.config
    const config = discover(settings)
    const asked = { config, until: Date.now() + discoveryLifetime }
    known = asked
    config.catch(() => {
      if (known === asked) known = undefined
    })
    return config
  }
}

/** The provider of the settings; `redirectUri` is the one address it may send people back to. */
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
      // Many providers put only the subject into the token and tell the rest when asked.
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
