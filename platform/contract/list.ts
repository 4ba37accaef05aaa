import { z } from 'zod'
import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import type { ReadEndpoint } from './endpoint.ts'
import { text } from './fields.ts'
import type { ListTable } from './list-table.ts'
import { defaultPageSize, pageSize, sortingDirections, whole } from './lists.ts'

type Sortings = readonly [string, ...string[]]
type Shape = Readonly<Record<string, z.ZodType>>
type None = Readonly<Record<never, never>>

/** Request parameters of every list: page, sorting, and the cursor of the previous page. */
const paging = <S extends Sortings>(sortings: S) => ({
  limit: pageSize().default(defaultPageSize),
  offset: whole(100_000).default(0),
  /** `next` of the previous page: continues after its last row, at any depth of the list; `offset` is then ignored. */
  after: z.string('INVALID').max(2000, 'INVALID').optional(),
  sorting: z.enum(sortings, 'NOT_IN_LIST').optional(),
  /** Without `sorting`: the list's default; with it: `DESC`. */
  sortingDirection: z.enum(sortingDirections, 'NOT_IN_LIST').optional(),
})

const searching = { findText: text(200).optional() }

type ListQuery<S extends Sortings, B extends boolean, F extends Shape, O extends Shape> = z.ZodObject<
  ReturnType<typeof paging<S>> &
    (B extends true ? typeof searching : None) & { [K in keyof F]: z.ZodOptional<F[K]> } & O
>

type Answer<R extends z.ZodObject, M extends Shape> = z.ZodObject<
  {
    items: z.ZodArray<R>
    total: z.ZodInt
    totalIsExact: z.ZodBoolean
    next: z.ZodNullable<z.ZodString>
  } & M
>

/**
 * Who receives a message about a row: its project team, or the person. `of` returns null if the accelerator may not
 * write to them; it must check this itself when the list is not limited to the chosen accelerator.
 */
export type ListRecipients<R = never> =
  | { kind: 'PROJECTS'; of: (row: R, acceleratorId: number) => number | null }
  | { kind: 'PEOPLE'; of: (row: R, acceleratorId: number) => string | null }

/** Facts about a list besides its endpoint. */
export type ListFacts<
  S extends Sortings = Sortings,
  F extends Shape = Shape,
  B extends boolean = boolean,
  O extends Shape = Shape,
  C extends string = string,
> = {
  sortings: S
  defaultSort: S[number] | `-${S[number]}`
  filters: F
  search: B
  of: O
  /** `never`: `tableRows` calls the columns' functions, and it knows the row's type. */
  table: ListTable<never, C> | null
  /** The screen that shows the list alone, with its state in the address; null if it is part of a screen. */
  page: ScreenPath | null
  /** Null if nobody writes to the people of its rows. */
  recipients: ListRecipients | null
}

/** A declared list: an endpoint like any other for the server, the browser, OpenAPI and the derived tests. */
export type List = ReadEndpoint & { query: z.ZodObject; response: z.ZodObject; list: ListFacts }

type Definition<
  N extends string,
  R extends z.ZodObject,
  S extends Sortings,
  F extends Shape,
  B extends boolean,
  O extends Shape,
  M extends Shape,
  H extends z.ZodObject | undefined,
  P extends ReadEndpoint['permission'],
  C extends string,
> = Omit<
  ReadEndpoint,
  'name' | 'method' | 'params' | 'query' | 'headers' | 'body' | 'response' | 'permission'
> & {
  name: N
  permission: P
  /** A row, with the `actions` available to the reader, if it has any. */
  row: R
  /** The sortings a reader may choose; `defaultSort` is the initial one. */
  sortings: S
  defaultSort: S[number] | `-${S[number]}`
  /** Filters of the list, with their values as in the query string. */
  filters?: F
  /** Whether the list has a text search. */
  search: B
  /** The list as a table, on its screen and in files; `null` if no screen shows a table. */
  table: ListTable<z.output<R>, C> | null
  /** The screen that shows the list alone, for links to it in messages. */
  page?: ScreenPath
  /** Recipients of a message of the chosen accelerator to the whole list. */
  recipients?: ListRecipients<z.output<R>>
  /** Other request parameters: the object that the list belongs to. */
  of?: O
  /** Fields of the response besides the rows. */
  more?: M
  headers?: H
}

/**
 * Declares a list: its row, sortings, filters and search. The server implements it with `listOf`, the browser shows
 * it with `useList` and `<ListLayout>`. `total` counts up to `countLimit`; `next` is null on the last page.
 */
export const list = <
  const N extends string,
  R extends z.ZodObject,
  const S extends Sortings,
  const B extends boolean,
  P extends ReadEndpoint['permission'],
  F extends Shape = None,
  O extends Shape = None,
  M extends Shape = None,
  H extends z.ZodObject | undefined = undefined,
  C extends string = never,
>({
  row,
  sortings,
  defaultSort,
  filters,
  search,
  of,
  more,
  headers,
  table,
  page,
  recipients,
  ...call
}: Definition<N, R, S, F, B, O, M, H, P, C>) => {
  const optional = Object.entries(filters ?? {}).map(([name, schema]) => [name, schema.optional()])
  return {
    ...call,
    ...((headers ? { headers } : {}) as H extends z.ZodObject ? { headers: H } : None),
    method: 'GET' as const,
    query: z.object({
      ...paging(sortings),
      ...(search ? searching : {}),
      ...Object.fromEntries(optional),
      ...of,
    }) as ListQuery<S, B, F, O>,
    response: z.object({
      items: z.array(row),
      total: z.int(),
      totalIsExact: z.boolean(),
      next: z.string().nullable(),
      ...more,
    }) as unknown as Answer<R, M>,
    list: {
      sortings,
      defaultSort,
      filters: (filters ?? {}) as F,
      search,
      of: (of ?? {}) as O,
      table: table as ListTable<never, C> | null,
      page: page ?? null,
      recipients: (recipients ?? null) as ListRecipients | null,
    },
  }
}
