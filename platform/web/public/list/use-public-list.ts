import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAddress } from '../use-address.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { listAddress, pageSize, queryOf, readQuery, type PublicListQuery } from './list-address.ts'
import { askPage, askShown, type ListAnswer } from './list-pages.ts'
import type { PublicList } from './list.types.ts'

/** The request parameters, without the view. */
const keyOf = (query: PublicListQuery): string => JSON.stringify(queryOf(query))

type Loaded<Row> = { key: string; answer: ListAnswer<Row> | null; error: unknown }

/** A public list in the state of its URL: first the server's data, then what the reader requests. */
export const usePublicList = <Row>(
  list: PublicList<Row>,
  { address, first, refused }: { address: string; first: ListAnswer<Row> | null; refused: string | null },
) => {
  const { of, keeps = [], asksAsReader = false } = list
  const [here, go] = useAddress(address)
  const signedIn = useSignedIn()
  const url = new URL(here, 'http://list')
  const query = readQuery(url.searchParams, list)
  const key = `${keyOf(query)}${asksAsReader && signedIn ? ' as reader' : ''}`
  const [loaded, setLoaded] = useState<Loaded<Row>>({ key: keyOf(query), answer: first, error: refused })
  const [again, setAgain] = useState(0)
  const busy = useRef(false)
  const isCurrent = loaded.key === key

  useEffect(() => {
    if (loaded.key === key && again === 0) return undefined
    let isOver = false
    askShown<Row>(call, of, readQuery(new URL(here, 'http://list').searchParams, list)).then(
      (answer) => !isOver && setLoaded({ key, answer, error: null }),
      (error: unknown) => !isOver && setLoaded({ key, answer: null, error }),
    )
    return () => {
      isOver = true
    }
    // More rows may be shown without a new request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, again])

  const to = (change: Partial<PublicListQuery>, keepShown = false): string =>
    listAddress(
      url.pathname,
      { ...query, ...(keepShown ? {} : { shown: pageSize }), ...change },
      url.searchParams,
      keeps,
    )

  const more = async (): Promise<void> => {
    const { answer } = loaded
    if (busy.current || !isCurrent || !answer?.next) return
    busy.current = true
    try {
      const page = await askPage<Row>(call, of, query, { limit: pageSize, after: answer.next })
      const items = [...answer.items, ...page.items]
      setLoaded({ key, answer: { ...answer, items, next: page.next }, error: null })
      go(to({ shown: items.length }, true), 'replace')
    } catch (error) {
      setLoaded({ key, answer, error })
    } finally {
      busy.current = false
    }
  }

  return {
    query,
    preserved: keeps.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value ? [[name, value] as const] : []
    }),
    answer: loaded.answer,
    error: isCurrent ? loaded.error : null,
    isLoading: !isCurrent,
    to,
    go,
    more: () => void more(),
    retry: () => setAgain((n) => n + 1),
  }
}
