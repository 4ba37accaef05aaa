import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { HookKinds } from '#platform/web/work/components/hooks/HookKinds.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { createShowcaseHook } from '../../contract/showcase-hook.endpoints.ts'
import { changeKinds } from '../../domain/changes.rules.ts'

/** Creates a webhook, in the drawer, and shows its signing secret. */
export const NewHook = ({ templateId }: { templateId: number }) => {
  const t = useTexts('showcases')
  const create = useCommand(createShowcaseHook)
  const form = useProductForm({
    draft: null,
    schema: createShowcaseHook.body.omit({ templateId: true }),
    defaults: { url: '', kinds: [...changeKinds] },
    onSubmit: async (values) => {
      const { secret } = await create.mutateAsync({ body: { ...values, templateId } })
      showSecret(t('hooks.made'), [{ label: t('hooks.secret'), text: secret }])
    },
  })
  return (
    <Form form={form} submitLabel={t('hooks.create')} onCancel={cancelDrawer} guard={false}>
      <TextField
        name="url"
        label={t('hooks.url')}
        help={t('hooks.urlHelp')}
        placeholder="https://example.com/hooks/showcase"
        autoFocus
      />
      <HookKinds kinds={changeKinds} labelOf={(kind) => t(`changeKinds.${kind}`)} />
    </Form>
  )
}
