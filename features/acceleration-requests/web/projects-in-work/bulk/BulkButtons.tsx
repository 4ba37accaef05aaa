import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { ProjectInWork } from '../in-work.queries.ts'
import type { BulkDecision } from './bulk-plan.ts'
import { BulkDrawer } from './BulkDrawer.tsx'

type Props = { rows: ProjectInWork[]; clear: () => void }

/** What can be done with the chosen rows; each opens a dry run first. */
export const BulkButtons = ({ rows, clear }: Props) => {
  const t = useTexts('acceleration-requests')
  const open = (decision: BulkDecision) =>
    openDrawer({
      title: t(`inWork.bulk.${decision}`),
      body: <BulkDrawer rows={rows} decision={decision} onDone={clear} />,
    })
  return (
    <>
      <Button size="small" variant="contained" color="primary" onClick={() => open('accept')}>
        {t('inWork.actions.accept')}
      </Button>
      <Button size="small" onClick={() => open('reject')}>
        {t('inWork.actions.reject')}
      </Button>
    </>
  )
}
