import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// The form's code is loaded when the form is opened.
const NewOpenTask = lazy(async () => ({ default: (await import('../form/NewOpenTask.tsx')).NewOpenTask }))

const open = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewOpenTask />
      </Suspense>
    ),
  })

/** Opens the form of a new open task. */
export const NewOpenTaskButton = () => {
  const t = useTexts('open-tasks')
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(t('list.create'))}>
      {t('list.create')}
    </Button>
  )
}
