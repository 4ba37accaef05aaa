import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { getOutsideOrdersSetting, saveOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'

/** Whether investors and mentors order reviews: the accelerator's administrators decide, the team sees it. */
export const OutsideSetting = () => {
  const t = useTexts('expertise')
  const { data } = useCall(getOutsideOrdersSetting, {}, { deniedHere: true })
  const save = useCommand(saveOutsideOrdersSetting, { success: t('outside.saved') })
  if (!data) return null
  return (
    <div className="expertise-above">
      <Switch
        label={t('outside.setting')}
        help={t(data.editable ? 'outside.settingHelp' : 'outside.settingAdmin')}
        checked={save.isPending ? save.variables.body.open : data.open}
        disabled={!data.editable}
        onChange={(open) => save.mutate({ body: { open } })}
      />
    </div>
  )
}
