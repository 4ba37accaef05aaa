import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { BlockedSenders } from './BlockedSenders.tsx'
import { getNoticeSettings, saveNoticeSettings } from '../../contract/notice-settings.endpoints.ts'
import { mayChoose, noticeChannels, noticeKinds } from '../../domain/notice-kinds.ts'

type Settings = ResponseOf<typeof getNoticeSettings>

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))

const SettingsForm = ({ saved }: { saved: Settings }) => {
  const t = useTexts('communication')
  const save = useCommand(saveNoticeSettings, { success: t('settings.saved') })
  const form = useProductForm({
    draft: 'notice-settings',
    schema: saveNoticeSettings.body,
    defaults: saved,
    onSubmit: async (body) => {
      await save.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('settings.save')} onCancel={cancelDrawer} guard={false}>
      <p>{t('settings.intro')}</p>
      <FieldGroup title={t('settings.kindsTitle')}>
        {noticeKinds.map((kind) => (
          <SelectField
            key={kind}
            name={kind}
            label={t(`settings.kinds.${kind}`)}
            options={noticeChannels
              .filter((channel) => mayChoose(kind, channel))
              .map((value) => ({ value, label: t(`settings.channels.${value}`) }))}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={t('settings.timeTitle')}>
        <div className="form-row">
          <SelectField name="quietFrom" label={t('settings.quietFrom')} options={hours} />
          <SelectField name="quietTo" label={t('settings.quietTo')} options={hours} />
        </div>
        <ComboboxField
          name="timeZone"
          label={t('settings.timeZone')}
          help={t('settings.timeZoneHelp')}
          options={zoneOptions()}
        />
      </FieldGroup>
    </Form>
  )
}

/** Notification settings in the drawer. */
export const NoticeSettings = () => {
  const { data, error, refetch } = useCall(getNoticeSettings, {}, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  return (
    <>
      <SettingsForm saved={data} />
      <Slot name="notices.devices" small />
      <BlockedSenders />
    </>
  )
}
