import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { getOtherReviewsSetting, saveOtherReviewsSetting } from '../../contract/task-scores.endpoints.ts'

/** Whether experts read others' reviews after their own: the accelerator's administrators decide, the team sees it. */
export const OthersSetting = () => {
  const t = useTexts('expertise')
  const { data } = useCall(getOtherReviewsSetting, {}, { deniedHere: true })
  const save = useCommand(saveOtherReviewsSetting, { success: t('others.saved') })
  if (!data) return null
  return (
    <div className="expertise-above">
      <Switch
        label={t('others.setting')}
        help={t(data.editable ? 'others.settingHelp' : 'others.settingAdmin')}
        checked={save.isPending ? save.variables.body.readsOthers : data.readsOthers}
        disabled={!data.editable}
        onChange={(readsOthers) => save.mutate({ body: { readsOthers } })}
      />
    </div>
  )
}
