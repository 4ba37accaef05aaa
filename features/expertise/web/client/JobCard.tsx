import '../expertise.css'
import { JobState } from '../JobState.tsx'
import type { ListedJob } from '../job.types.ts'
import { UnreadMessages } from '../UnreadMessages.tsx'

/** A job in a narrow list. */
const JobCard = ({ job }: { job: ListedJob }) => (
  <div className="expert-job-card">
    <p>{job.task.name}</p>
    <p className="expertise-muted">{job.expert.name}</p>
    <JobState job={job} />
    <UnreadMessages count={job.unread} />
  </div>
)

/** The same as a render function for lists. */
export const jobCard = (job: ListedJob) => <JobCard job={job} />
