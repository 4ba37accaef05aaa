import '#platform/web/work/components/drawer/drawer.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { copyTrackpoint } from '../../contract/content.endpoints.ts'
import { useSettingsTree, type Content } from './settings.queries.ts'

/** Choice of the target track for a trackpoint's copy. */
export const CopyForm = ({ content }: { content: Content }) => {
  const t = useTexts('programmes')
  const tree = useSettingsTree()
  const copy = useCommand(copyTrackpoint)
  const form = useProductForm({
    draft: null,
    schema: useMemo(() => z.object({ trackId: z.int('REQUIRED') }), []),
    defaults: { trackId: null },
    onSubmit: async ({ trackId }) => {
      const made = await copy.mutateAsync({ body: { trackpointId: content.id, trackId } })
      notify({ code: 200, text: t('settings.done.copy', { name: made.track.name }) })
      closeDrawer()
    },
  })
  if (!tree.data) return <LoadingBlock />
  const options = tree.data.programmes.flatMap((programme) =>
    programme.tracks.map((track) => ({
      value: track.id,
      label: t('settings.copy.option', { programme: programme.name, track: track.name }),
    })),
  )
  return (
    <>
      <p className="drawer-text">{t('settings.copy.text', { name: content.name })}</p>
      <Form form={form} submitLabel={t('settings.copy.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="trackId"
          label={t('settings.copy.track')}
          help={t('settings.copy.trackHelp')}
          options={options}
        />
      </Form>
    </>
  )
}
