import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { acceptTechnologyProposal } from '../../contract/proposal.endpoints.ts'
import { technologyPath } from '../admin/paths.ts'
import type { ProposalRow } from './proposal.types.ts'

/** Form that creates a draft from a proposal, with code and names, and opens it. */
export const AcceptProposal = ({
  proposal: { id, version, name, purpose, source },
}: {
  proposal: ProposalRow
}) => {
  const t = useTexts('technologies')
  const go = useGo()
  const accept = useCommand(acceptTechnologyProposal, {
    success: t('proposals.actions.acceptDone', { name }),
  })
  const form = useProductForm({
    draft: `technology-proposal:${id}`,
    schema: acceptTechnologyProposal.body,
    defaults: { id, version, code: '', nameRu: name, nameEn: '' },
    onSubmit: async (body) => {
      const { technologyId } = await accept.mutateAsync({ body })
      closeDrawer()
      if (technologyId !== null) go(technologyPath(technologyId))
    },
  })
  return (
    <Form form={form} submitLabel={t('proposals.actions.accept')} onCancel={cancelDrawer} guard={false}>
      <p>{purpose}</p>
      {source ? <p>{source}</p> : null}
      <TextField name="code" label={t('fields.code')} help={t('form.codeHelp')} autoFocus />
      <TextField name="nameRu" label={t('proposals.nameRu')} />
      <TextField name="nameEn" label={t('proposals.nameEn')} />
    </Form>
  )
}
