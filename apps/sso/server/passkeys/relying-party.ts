import type { Deps } from '../deps.ts'

/** The relying party of passkeys, and the origins where they may be created and used. */
export type RelyingParty = { id: string; origins: string[] }

/**
 * The service's own host. The portal's pages may create passkeys, too, if its host is the same or a subdomain;
 * elsewhere browsers refuse, and the portal does not offer it.
 */
export const relyingParty = ({ url, project }: Pick<Deps, 'url' | 'project'>): RelyingParty => {
  const own = new URL(url)
  const portal = new URL(project.url)
  const related = portal.hostname === own.hostname || portal.hostname.endsWith(`.${own.hostname}`)
  return { id: own.hostname, origins: [own.origin, ...(related ? [portal.origin] : [])] }
}

/** Whether the portal's pages can create passkeys. */
export const passkeysFromPortal = (deps: Pick<Deps, 'url' | 'project'>): boolean =>
  relyingParty(deps).origins.includes(new URL(deps.project.url).origin)
