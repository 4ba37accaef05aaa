import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteInvestorSearch, markSearchSeen } from '../../contract/search.endpoints.ts'
import type { InvestorSearch } from '../investor-work.types.ts'

const SearchForm = lazy(async () => ({ default: (await import('./SearchForm.tsx')).SearchForm }))

/** Actions on a saved search. */
export const searchActions = actionsOf<InvestorSearch>(
  'investors:searches.actions',
  {
    edit: { icon: EditIcon, form: (search) => <SearchForm search={search} /> },
    seen: { icon: CheckIcon, send: ({ id }) => call(markSearchSeen, { body: { searchId: id } }) },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteInvestorSearch, { body: { searchId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
