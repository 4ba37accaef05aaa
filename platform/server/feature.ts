import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { AgendaSource } from './agenda/agenda-source.ts'
import type { Subscriber } from './events/subscriber.ts'
import type { SweptFiles } from './files/sweep-files.job.ts'
import type { Handler } from './handler.ts'
import type { Job } from './jobs/job.ts'
import type { SearchSource } from './search/search-source.ts'
import type { SiteMapSource } from './site-map/site-map-source.ts'

export type Texts = Readonly<Record<'ru' | 'en', object>>

/** What a feature provides to the portal, which refuses to start if endpoints and handlers do not match. */
export type Feature = {
  name: string
  endpoints: readonly Endpoint[]
  /** Texts by language, for lists exported to files. */
  texts?: Texts
  handlers: readonly Handler[]
  subscribers?: readonly Subscriber[]
  jobs?: readonly Job[]
  /** Sources of the global search. */
  searchSources?: readonly SearchSource[]
  /** Sources of agenda items. */
  agendaSources?: readonly AgendaSource[]
  /** Pages for the sitemap. */
  siteMap?: readonly SiteMapSource[]
  /** Stored files that are removed when nothing refers to them. */
  files?: readonly SweptFiles[]
  /** Database constraints that enforce a rule, with the error code shown to the person. */
  constraintErrors?: Readonly<Record<string, ErrorCode>>
}

/** The export of a feature's file: one object, several, or a function of the feature's settings. */
type Made<T, Settings> = T | readonly T[] | ((settings: Settings) => T | readonly T[])

type File<T> = Readonly<Record<string, T>>

/**
 * The files of a feature, as `parts.gen.ts` finds them by name (ADR 39). They export nothing else: code shared by
 * several belongs in a file with another role.
 */
type Parts<Settings> = {
  name: string
  contract?: readonly File<Endpoint>[]
  handlers?: readonly File<Made<Handler, Settings>>[]
  subscribers?: readonly File<Made<Subscriber, Settings>>[]
  jobs?: readonly File<Made<Job, Settings>>[]
  searchSources?: readonly File<Made<SearchSource, Settings>>[]
  agendaSources?: readonly File<Made<AgendaSource, Settings>>[]
  texts?: Texts
}

const madeIn = <T extends object, Settings>(
  files: readonly File<Made<T, Settings>>[] = [],
  settings: Settings,
): T[] =>
  files
    .flatMap((file) => Object.values(file))
    .flatMap((made) => (typeof made === 'function' ? made(settings) : made))

/** Composes a feature from its files and further options. */
export const featureOf = <Settings = null>(
  parts: Parts<NoInfer<Settings>>,
  declared: Pick<Feature, 'files' | 'siteMap' | 'constraintErrors'> = {},
  ...[settings]: Settings extends null ? [] : [settings: Settings]
): Feature => ({
  name: parts.name,
  ...(parts.texts && { texts: parts.texts }),
  endpoints: madeIn(parts.contract, null),
  handlers: madeIn(parts.handlers, settings as Settings),
  subscribers: madeIn(parts.subscribers, settings as Settings),
  jobs: madeIn(parts.jobs, settings as Settings),
  searchSources: madeIn(parts.searchSources, settings as Settings),
  agendaSources: madeIn(parts.agendaSources, settings as Settings),
  ...declared,
})
