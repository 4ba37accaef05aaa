import '#platform/web/work/components/form/form.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { BackIcon } from '#platform/web/work/components/icons/icons.ts'
import { getObjectGroupHistory } from '../../contract/group.endpoints.ts'
import { ActionHistory } from '../panel/ActionHistory.tsx'

/** History of a group, and a link back to all groups. */
export const GroupHistory = ({ id, again }: { id: number; again: () => void }) => {
  const t = useTexts('objects')
  return (
    <div className="form">
      <div>
        <Button variant="text" size="small" startIcon={<BackIcon />} onClick={again}>
          {t('groups.back')}
        </Button>
      </div>
      <ActionHistory answer={useCall(getObjectGroupHistory, { query: { id } }, { deniedHere: true })} />
    </div>
  )
}
