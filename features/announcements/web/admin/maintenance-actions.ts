import { call } from '#platform/web/api/call.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { cancelMaintenance } from '../../contract/maintenance.endpoints.ts'
import { maintenanceStateTable } from '../../domain/state-tables.ts'
import type { MaintenanceNotice } from '../announcement.types.ts'

/** Actions on a maintenance notice. */
export const maintenanceActions = actionsOf<MaintenanceNotice>(
  'announcements:maintenanceActions',
  {
    cancel: {
      icon: CloseIcon,
      confirm: true,
      send: ({ id, version }) => call(cancelMaintenance, { body: { id, version } }),
    },
  },
  {
    words: ({ startsAt, timeZone }) => ({ name: formatDateTime(startsAt, { timeZone }) }),
    states: maintenanceStateTable,
  },
)
