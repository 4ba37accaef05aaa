import type { Deps } from '../deps.ts'

/** Whom a passkey belongs to, and the pages it may be made and used on. */
export type RelyingParty = { id: string; origins: string[] }

/**
 * The service's own host. The portal's pages make passkeys too where its host is the same or below it; elsewhere
 * browsers refuse, and the portal offers none.
 */
export const relyingParty = ({ url, project }: Pick<Deps, 'url' | 'project'>): RelyingParty => {
  const own = new URL(url)
  const portal = new URL(project.url)
  const related = portal.hostname === own.hostname || portal.hostname.endsWith(`.${own.hostname}`)
  return { id: own.hostname, origins: [own.origin, ...(related ? [portal.origin] : [])] }
}

/** Whether the portal's pages can make passkeys. */
export const passkeysFromPortal = (deps: Pick<Deps, 'url' | 'project'>): boolean =>
  relyingParty(deps).origins.includes(new URL(deps.project.url).origin)
