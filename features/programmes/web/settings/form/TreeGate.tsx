import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useSettingsTree, type SettingsTree } from '../settings.queries.ts'
import { FormNavigation } from './FormNavigation.tsx'

type Props = {
  /** Draws the page once the tree is there; null: there is no such record. */
  children: (tree: SettingsTree) => ReactNode
  /** Why nothing can be drawn, when it is not a missing record. */
  missing?: string | undefined
}

/** Waits for the tree, and says so when the address names nothing of it. */
export const TreeGate = ({ children, missing }: Props) => {
  const t = useTexts('programmes')
  const { data, error, isFetching, refetch } = useSettingsTree()
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  const drawn = children(data)
  // What was created a moment ago stands in the tree that is on its way.
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
