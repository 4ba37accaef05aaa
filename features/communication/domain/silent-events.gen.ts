// Written by `npm run parts` from the features' `*.notices.ts`; never by hand.
import { silentEvents as accelerationRequestsNotices } from '../../acceleration-requests/domain/acceleration-requests.notices.ts'
import { silentEvents as acceleratorsNotices } from '../../accelerators/domain/accelerators.notices.ts'
import { silentEvents as adaptationPlansNotices } from '../../adaptation-plans/domain/adaptation-plans.notices.ts'
import { silentEvents as announcementsNotices } from '../../announcements/domain/announcements.notices.ts'
import { silentEvents as communicationNotices } from '../../communication/domain/communication.notices.ts'
import { silentEvents as dataRoomsNotices } from '../../data-rooms/domain/data-rooms.notices.ts'
import { silentEvents as eventsNotices } from '../../events/domain/events.notices.ts'
import { silentEvents as expertPaymentsNotices } from '../../expert-payments/domain/expert-payments.notices.ts'
import { silentEvents as expertSuggestionsNotices } from '../../expert-suggestions/domain/expert-suggestions.notices.ts'
import { silentEvents as expertiseNotices } from '../../expertise/domain/expertise.notices.ts'
import { silentEvents as formIntakeNotices } from '../../form-intake/domain/form-intake.notices.ts'
import { silentEvents as identityNotices } from '../../identity/domain/identity.notices.ts'
import { silentEvents as investorsNotices } from '../../investors/domain/investors.notices.ts'
import { silentEvents as mentoringNotices } from '../../mentoring/domain/mentoring.notices.ts'
import { silentEvents as objectsNotices } from '../../objects/domain/objects.notices.ts'
import { silentEvents as openTasksNotices } from '../../open-tasks/domain/open-tasks.notices.ts'
import { silentEvents as participationsNotices } from '../../participations/domain/participations.notices.ts'
import { silentEvents as peopleNotices } from '../../people/domain/people.notices.ts'
import { silentEvents as profileTemplatesNotices } from '../../profile-templates/domain/profile-templates.notices.ts'
import { silentEvents as programmesNotices } from '../../programmes/domain/programmes.notices.ts'
import { silentEvents as projectImportNotices } from '../../project-import/domain/project-import.notices.ts'
import { silentEvents as projectsNotices } from '../../projects/domain/projects.notices.ts'
import { silentEvents as rolesNotices } from '../../roles/domain/roles.notices.ts'
import { silentEvents as selectionNotices } from '../../selection/domain/selection.notices.ts'
import { silentEvents as showcasesNotices } from '../../showcases/domain/showcases.notices.ts'
import { silentEvents as supportNotices } from '../../support/domain/support.notices.ts'
import { silentEvents as teamsNotices } from '../../teams/domain/teams.notices.ts'
import { silentEvents as technologiesNotices } from '../../technologies/domain/technologies.notices.ts'

/** Every event that notifies nobody, with the reason. */
export const silentEvents = {
  ...accelerationRequestsNotices,
  ...acceleratorsNotices,
  ...adaptationPlansNotices,
  ...announcementsNotices,
  ...communicationNotices,
  ...dataRoomsNotices,
  ...eventsNotices,
  ...expertPaymentsNotices,
  ...expertSuggestionsNotices,
  ...expertiseNotices,
  ...formIntakeNotices,
  ...identityNotices,
  ...investorsNotices,
  ...mentoringNotices,
  ...objectsNotices,
  ...openTasksNotices,
  ...participationsNotices,
  ...peopleNotices,
  ...profileTemplatesNotices,
  ...programmesNotices,
  ...projectImportNotices,
  ...projectsNotices,
  ...rolesNotices,
  ...selectionNotices,
  ...showcasesNotices,
  ...supportNotices,
  ...teamsNotices,
  ...technologiesNotices,
}
