import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon, DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { cancelExpertAct, downloadExpertAct, payExpertAct } from '../../contract/act.endpoints.ts'
import { actStateTable } from '../../domain/state-tables.ts'
import type { ActLanguage } from '../../domain/states.ts'
import type { Act } from '../books.types.ts'
import { PayForm } from '../payments/PayForm.tsx'

/** Downloads an act as a document in a language. */
export const takeAct = async (actId: number, language: ActLanguage): Promise<void> =>
  saveFile(await withProgress('document', () => download(downloadExpertAct, { body: { actId, language } })))

/** Actions on an act. */
export const actActions = actionsOf<Act, 'ru' | 'en'>(
  'expert-payments:acts.actions',
  {
    ru: { icon: DocumentIcon, when: true, run: ({ id }) => takeAct(id, 'ru') },
    en: { icon: DocumentIcon, when: true, run: ({ id }) => takeAct(id, 'en') },
    pay: {
      icon: CheckIcon,
      form: ({ id, version, number, expert, amount, currency }) => (
        <PayForm
          key={id}
          about={`№\u00a0${number} · ${expert.name} · ${formatMoney(amount, currency)}`}
          done="acts.actions.payDone"
          send={(values) => call(payExpertAct, { body: { actId: id, version, ...values } })}
        />
      ),
    },
    cancel: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) => call(cancelExpertAct, { body: { actId: id, version, reason } }),
    },
  },
  {
    words: ({ number, expert }) => ({ number, expert: expert.name }),
    states: actStateTable,
  },
)
