import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { KeyIcon } from '#platform/web/work/components/icons/icons.ts'
import { rotateIntakeSecret } from '../../contract/form.endpoints.ts'
import type { IntakeForm } from '../form.types.ts'
import { showFormSecret } from './show-form-secret.ts'

/** Actions on a form. */
export const formActions = actionsOf<IntakeForm>(
  'form-intake:address',
  {
    rotate: {
      icon: KeyIcon,
      confirm: true,
      quiet: true,
      send: async ({ id, kind, secretAt }, { t }) => {
        const { secret } = await call(rotateIntakeSecret, { body: { formId: id, secretAt } })
        showFormSecret(t, { secret, kind })
      },
    },
  },
  { words: ({ name }) => ({ name }) },
)
