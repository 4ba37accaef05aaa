import type { Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'

/** A requested element; whether it is required, and whether it is read-only. */
export type RequestedElement = { code: string; required: boolean; readOnly: boolean }

/** The requested elements of a profile, in order, and the template versions that define them. */
export type Asking = { requested: RequestedElement[]; versionIds: number[] }

/**
 * A profile whose reader may not identify the project. Calls use another id, and files are withheld, because they may
 * name their author.
 */
export type Veil = {
  /** The project's id, and the one that its reader uses. */
  projectId: number
  shown: { id: number; name: string }
  /** Removes from a text what identifies the project. */
  text: (text: string) => string
}

/** A profile opened outside its project: its fields, readers and writers. */
export type Opening = Asking & {
  veil?: Veil
  /** Who may open it, and who is its performer. */
  views: (actor: Actor) => boolean
  performs: (actor: Actor) => boolean
  /** Whether the actor may now write the fields that are not read-only. */
  writable: (actor: Actor) => boolean
  /** Which elements of the tree the context's actor may read. */
  readable: (ctx: Context, tree: ElementTree) => Promise<(code: string) => boolean>
  /** Whether the actor also gets values that conditions hide now. */
  readsHidden: (actor: Actor) => boolean
  /** Locks it until the transaction ends; returns whether it is still as it was read. */
  hold: (ctx: Context) => Promise<boolean>
  /** Shows the values at an instant, read-only, without later changes. */
  at?: string
  /** Error when it is not, or no longer, writable. */
  closed: ErrorCode
  /** Counts what its reviewers read; omitted where reading is not counted. */
  reading?: {
    /** Whether the actor's reading is counted. */
    counts: (actor: Actor) => boolean
    /** Codes of what its page shows besides elements of the profile, counted likewise. */
    besides: readonly string[]
    note: (ctx: Context, codes: readonly string[]) => Promise<void>
  }
}

/** A way to open a profile: `kind` is the prefix in calls, `task` of `task:12`. */
export type ProfileOpener = {
  kind: string
  /** `undefined`: the project has none with this id; a veiled one is found only by the id that it shows. */
  load: (db: Db, projectId: number, id: number) => Promise<Opening | undefined>
  /** Elements that it adds to a project's profile besides those of the main template. */
  asksOf: (db: Db, projectId: number) => Promise<Asking[]>
}

const openers = new Map<string, ProfileOpener>()

/** Registers an opener; called by its feature's `index.ts`. */
export const addProfileOpener = (opener: ProfileOpener): void => {
  openers.set(opener.kind, opener)
}

/** The opening of a call's `kind:id`. */
export const findOpening = async (db: Db, projectId: number, named: string): Promise<Opening | undefined> => {
  const [kind = '', id] = named.split(':')
  return openers.get(kind)?.load(db, projectId, Number(id))
}

/** The elements that all openers request of a project's profile. */
export const asksOfProject = async (db: Db, projectId: number): Promise<Asking[]> =>
  (await Promise.all([...openers.values()].map(({ asksOf }) => asksOf(db, projectId)))).flat()
