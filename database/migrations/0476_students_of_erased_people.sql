-- Where somebody studies goes with the rest of what they sent.
update form_submission set student = null where content_gone;
