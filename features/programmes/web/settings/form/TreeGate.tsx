import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useSettingsTree, type SettingsTree } from '../settings.queries.ts'
import { FormNavigation } from './FormNavigation.tsx'

type Props = {
  /** Renders the page once the tree is loaded; null: no such record. */
  children: (tree: SettingsTree) => ReactNode
  /** Why the page cannot be rendered, other than a missing record. */
  missing?: string | undefined
}

/** Waits for the tree, and shows an error if it does not have the record in the address. */
export const TreeGate = ({ children, missing }: Props) => {
  const t = useTexts('programmes')
  const { data, error, isFetching, refetch } = useSettingsTree()
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  const drawn = children(data)
  // A newly created record is in the tree being refetched.
  if (!drawn && isFetching) return <LoadingBlock lines={10} />
  return (
    drawn ?? (
      <>
        <FormNavigation content={null} siblings={[]} />
        <PageState
          alert
          icon={SearchIcon}
          title={t('settings.form.unknown.title')}
          text={missing ?? t('settings.form.unknown.text')}
        />
      </>
    )
  )
}
