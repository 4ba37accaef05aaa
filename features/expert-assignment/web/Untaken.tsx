import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getReassignment } from '../contract/reassignment.endpoints.ts'

const ReassignmentForm = lazy(async () => ({
  default: (await import('./ReassignmentForm.tsx')).ReassignmentForm,
}))

/** Shows the setting for orders that are not accepted; administrators can change it. */
export const Untaken = () => {
  const t = useTexts('expert-assignment')
  const { data } = useCall(getReassignment, {}, { deniedHere: true })
  if (!data) return null
  const { value: days, editable } = data
  const change = () =>
    openDrawer({
      title: t('untaken.title'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <ReassignmentForm days={days} />
        </Suspense>
      ),
    })
  return (
    <div className="assignment-untaken">
      <span>{days === null ? t('untaken.never') : t('untaken.after', { count: days })}</span>
      {editable ? (
        <Button size="small" variant="text" onClick={change}>
          {t('untaken.change')}
        </Button>
      ) : null}
    </div>
  )
}
