/** Events that notify nobody, with the reason. */
export const silentEvents = {
  AnnouncementPublished: 'an announcement is shown on every page itself',
  AnnouncementWithdrawn: 'an announcement is shown on every page itself',
  MaintenanceCancelled: 'the maintenance notice is shown on every page itself',
}
