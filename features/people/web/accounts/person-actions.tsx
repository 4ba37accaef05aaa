import { wholeName } from '#platform/domain/whole-name.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  KeyIcon,
  MergeIcon,
  RedoIcon,
  ShieldIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { blockPerson, resetSecondFactor, unblockPerson } from '../../contract/people.endpoints.ts'
import { switchAccount } from '../log-in-as/switch-account.ts'
import { MergeForm } from './merge/MergeForm.tsx'
import type { ListedPerson } from './person.types.ts'
import { personStateTable } from '../../domain/state-tables.ts'

/** Administrators' actions on a person, each with a confirmation; an unavailable “log in as” shows the reason. */
export const personActions = actionsOf<ListedPerson, never, { toLogIn?: boolean }>(
  'people:accounts',
  {
    block: {
      icon: BlockIcon,
      danger: true,
      reason: 'required',
      send: ({ uid }, { reason }) => call(blockPerson, { body: { uid, reason } }),
    },
    unblock: {
      icon: CheckCircleIcon,
      confirm: true,
      send: ({ uid }) => call(unblockPerson, { body: { uid } }),
    },
    merge: { icon: MergeIcon, danger: true, form: (person) => <MergeForm person={person} /> },
    logInAs: {
      icon: KeyIcon,
      reason: 'required',
      // The page is reloaded: no message is needed.
      quiet: true,
      whyNot: (_person, { t, toLogIn }) => toLogIn && t('logInAs.notAllowed'),
      send: ({ uid }, { reason }) => switchAccount(uid, reason),
    },
    settleRoles: { icon: ShieldIcon, form: ({ uid }) => <Slot name="person.rights" uid={uid} /> },
    resetSecondFactor: {
      icon: RedoIcon,
      danger: true,
      reason: 'required',
      send: ({ uid }, { reason }) => call(resetSecondFactor, { body: { uid, reason } }),
    },
  },
  { words: (person) => ({ name: wholeName(person) }), states: personStateTable },
)
