import '../expertise.css'
import type { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import type { ReadSetting, SaveSetting } from '../../contract/expertise-setting.ts'

type Props = {
  read: ReadSetting<string, z.ZodBoolean>
  save: SaveSetting<string, z.ZodBoolean>
  texts: 'others' | 'outside'
}

/** A setting of how the accelerator works with experts: administrators change it, the team sees it. */
export const SettingSwitch = ({ read, save, texts }: Props) => {
  const t = useTexts('expertise')
  const { data, isPending } = useCall(read, {}, { deniedHere: true })
  const command = useCommand(save, { success: t(`${texts}.saved`) })
  return (
    <ReservedSpace name={`expertise.setting:${texts}`} waits={isPending}>
      {data ? (
        <div className="expertise-above">
          <Switch
            label={t(`${texts}.setting`)}
            help={t(`${texts}.${data.editable ? 'settingHelp' : 'settingAdmin'}`)}
            checked={command.isPending ? command.variables.body.value : data.value}
            disabled={!data.editable}
            onChange={(value) => command.mutate({ body: { value } })}
          />
        </div>
      ) : null}
    </ReservedSpace>
  )
}
