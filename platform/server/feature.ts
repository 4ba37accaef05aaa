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

/** What a feature gives the portal; the portal refuses to start when endpoints and handlers do not match. */
export type Feature = {
  name: string
  endpoints: readonly Endpoint[]
  /** Its texts by language: the words of its lists in files. */
  texts?: Texts
  handlers: readonly Handler[]
  subscribers?: readonly Subscriber[]
  jobs?: readonly Job[]
  /** What of it people find by a text. */
  searchSources?: readonly SearchSource[]
  /** What of it waits for people. */
  agendaSources?: readonly AgendaSource[]
  /** Pages of it that search engines are told of. */
  siteMap?: readonly SiteMapSource[]
  /** Kept files that go once nothing refers to them. */
  files?: readonly SweptFiles[]
  /** Database constraints that say a rule, and the code that tells the person. */
  constraintErrors?: Readonly<Record<string, ErrorCode>>
}

/** What a file of a feature exports: what its name says, several of it, or what makes it of the feature's settings. */
type Made<T, Settings> = T | readonly T[] | ((settings: Settings) => T | readonly T[])

type File<T> = Readonly<Record<string, T>>

/**
 * The files a feature is made of, as its `parts.gen.ts` finds them by their names (ADR 39). They export nothing else:
 * whatever several of them need stands in a file with another role.
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

/** Composes a feature of its files, with what it says besides them. */
export const featureOf = <Settings = null>(
  parts: Parts<NoInfer<Settings>>,
  said: Pick<Feature, 'files' | 'siteMap' | 'constraintErrors'> = {},
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
  ...said,
})
