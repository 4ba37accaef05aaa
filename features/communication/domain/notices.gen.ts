// Written by `npm run parts` from the features' `*.notices.ts`; never by hand.
import { notices as accelerationRequestsNotices } from '../../acceleration-requests/domain/acceleration-requests.notices.ts'
import { notices as acceleratorsNotices } from '../../accelerators/domain/accelerators.notices.ts'
import { notices as adaptationPlansNotices } from '../../adaptation-plans/domain/adaptation-plans.notices.ts'
import { notices as administrationNotices } from '../../administration/domain/administration.notices.ts'
import { notices as communicationNotices } from '../../communication/domain/communication.notices.ts'
import { notices as dataRoomsNotices } from '../../data-rooms/domain/data-rooms.notices.ts'
import { notices as dealsNotices } from '../../deals/domain/deals.notices.ts'
import { notices as eventsNotices } from '../../events/domain/events.notices.ts'
import { notices as expertPaymentsNotices } from '../../expert-payments/domain/expert-payments.notices.ts'
import { notices as expertSuggestionsNotices } from '../../expert-suggestions/domain/expert-suggestions.notices.ts'
import { notices as expertTalksNotices } from '../../expert-talks/domain/expert-talks.notices.ts'
import { notices as expertiseNotices } from '../../expertise/domain/expertise.notices.ts'
import { notices as exportsNotices } from '../../exports/domain/exports.notices.ts'
import { notices as formIntakeNotices } from '../../form-intake/domain/form-intake.notices.ts'
import { notices as investorsNotices } from '../../investors/domain/investors.notices.ts'
import { notices as massMessagesNotices } from '../../mass-messages/domain/mass-messages.notices.ts'
import { notices as mentoringNotices } from '../../mentoring/domain/mentoring.notices.ts'
import { notices as openTasksNotices } from '../../open-tasks/domain/open-tasks.notices.ts'
import { notices as overviewsNotices } from '../../overviews/domain/overviews.notices.ts'
import { notices as participationsNotices } from '../../participations/domain/participations.notices.ts'
import { notices as peopleNotices } from '../../people/domain/people.notices.ts'
import { notices as projectsNotices } from '../../projects/domain/projects.notices.ts'
import { notices as risksNotices } from '../../risks/domain/risks.notices.ts'
import { notices as rolesNotices } from '../../roles/domain/roles.notices.ts'
import { notices as showcasesNotices } from '../../showcases/domain/showcases.notices.ts'
import { notices as supportNotices } from '../../support/domain/support.notices.ts'
import { notices as teamsNotices } from '../../teams/domain/teams.notices.ts'
import { notices as technologiesNotices } from '../../technologies/domain/technologies.notices.ts'
import { notices as timetableNotices } from '../../timetable/domain/timetable.notices.ts'
import { notices as trackTransfersNotices } from '../../track-transfers/domain/track-transfers.notices.ts'
import { notices as userReportsNotices } from '../../user-reports/domain/user-reports.notices.ts'
import { notices as webHooksNotices } from '../../web-hooks/domain/web-hooks.notices.ts'

/** Every notification of the portal, by code. */
export const notices = {
  ...accelerationRequestsNotices,
  ...acceleratorsNotices,
  ...adaptationPlansNotices,
  ...administrationNotices,
  ...communicationNotices,
  ...dataRoomsNotices,
  ...dealsNotices,
  ...eventsNotices,
  ...expertPaymentsNotices,
  ...expertSuggestionsNotices,
  ...expertTalksNotices,
  ...expertiseNotices,
  ...exportsNotices,
  ...formIntakeNotices,
  ...investorsNotices,
  ...massMessagesNotices,
  ...mentoringNotices,
  ...openTasksNotices,
  ...overviewsNotices,
  ...participationsNotices,
  ...peopleNotices,
  ...projectsNotices,
  ...risksNotices,
  ...rolesNotices,
  ...showcasesNotices,
  ...supportNotices,
  ...teamsNotices,
  ...technologiesNotices,
  ...timetableNotices,
  ...trackTransfersNotices,
  ...userReportsNotices,
  ...webHooksNotices,
}
