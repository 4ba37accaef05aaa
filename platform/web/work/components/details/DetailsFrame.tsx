import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SearchIcon } from '../icons/icons.ts'
import { PageHead } from '../PageHead.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { LoadingBlock } from '../states/LoadingBlock.tsx'
import { PageState } from '../states/PageState.tsx'

type Props<T> = {
  /** The answer that the page shows. */
  answer: Pick<UseQueryResult<T, Error>, 'data' | 'error' | 'refetch'>
  /** Whether the address names a record. */
  isNamed: boolean
  /** Shown when the address names none. */
  none: { title: string; text: string }
  /** Link to the list, shown while there is no record. */
  back?: ReactNode
  children: (data: T) => ReactNode
}

/** Frame of a page of one record: loading, failed, not named in the address, or the record itself. */
export const DetailsFrame = <T,>({ answer, isNamed, none, back, children }: Props<T>) => {
  const { data, error, refetch } = answer
  if (isNamed && data !== undefined) return children(data)
  return (
    <section>
      <PageHead />
      {!isNamed ? (
        <PageState icon={SearchIcon} {...none} {...(back ? { actions: back } : {})} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} {...(back ? { back } : {})} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </section>
  )
}
