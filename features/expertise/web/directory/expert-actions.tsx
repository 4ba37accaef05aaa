import { linkTo } from '#platform/domain/screen-paths.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, OpenIcon } from '#platform/web/work/components/icons/icons.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { listExperts } from '../../contract/order.endpoints.ts'
import { DeclareConflict } from '../conflicts/DeclareConflict.tsx'

/** Actions of those who may order on an expert of the accelerator. */
export const expertActions = actionsOf<RowOf<typeof listExperts>, 'reviews'>(
  'expertise:experts.actions',
  {
    reviews: {
      icon: OpenIcon,
      when: ({ open, done }) => open + done > 0,
      to: ({ uid }) => linkTo('/bch/view/expert-job', { expertUid: uid }),
    },
    declareConflict: {
      icon: BlockIcon,
      danger: true,
      form: ({ uid }) => <DeclareConflict expertUid={uid} />,
    },
  },
  { words: ({ person }) => ({ expert: person.name }) },
)
