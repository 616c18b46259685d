/** Every limit that people meet, once. Lengths are in UTF-16 code units after trimming, unless the name says otherwise. */
export const PROJECT_TITLE_MAX = 120;
export const PROJECT_DESCRIPTION_MAX = 5000;
export const AREA_OF_INTEREST_MAX = 2000;
/** A last save when the page is closed must fit what browsers send then: 64 KB, three bytes a character. */
export const PROJECT_NOTES_MAX = 20_000;
/** The largest whole number that the workspace store counts with. */
export const VERSION_MAX = 2_147_483_647;
export const NOTES_AUTOSAVE_MS = 1_500;
export const EXTRACTION_TOAST_MS = 5_000;
/** For each person. */
export const REWRITES_PER_MINUTE = 10;
export const REWRITES_PER_DAY = 100;

/** People that a project is shared with, open invitations included. */
export const COLLABORATORS_MAX = 50;
export const INVITATION_DAYS = 14;
/** For each person. */
export const INVITATIONS_PER_HOUR = 60;
export const INVITATIONS_PER_DAY = 200;
/** How often a screen says that a project is open there, and how long that is believed. */
export const PRESENCE_BEAT_MS = 20_000;
export const PRESENCE_KEPT_MS = 45_000;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
/** For each person. */
export const EMAIL_CHANGES_PER_HOUR = 10;
export const NAME_MAX = 50;
export const EMAIL_MAX = 254;
export const ORGANISATION_MAX = 100;
export const PHONE_MIN = 6;
export const PHONE_MAX = 20;

/** A name or a number of a record, as typed into the list of commands. */
export const NAME_QUERY_MAX = 120;
export const SEARCH_QUERY_MAX = 5000;
export const SEARCH_PAGE_MAX = 1000;
export const PAGE_LIMIT_DEFAULT = 10;
export const PAGE_LIMIT_MAX = 100;
export const FACET_VALUES_SHOWN = 12;
export const FACET_VALUES_MAX = 50;
export const FILTER_VALUES_MAX = 100;
/** Records of one export. What was found beyond them is counted in its manifest, never dropped in silence. */
export const EXPORT_ROWS_MAX = 10_000;

/** Similar records of each data set on a record's page. */
export const SIMILAR_DEFAULT = 3;
export const SIMILAR_MAX = 20;

export const REQUEST_BODY_MAX_BYTES = 1_000_000;
export const REPORT_STATUS_POLL_MS = 10_000;
/** Characters in one edited sentence of a report, and in a heading. */
export const STATEMENT_MAX = 2_000;
export const REPORT_HEADING_MAX = 120;
export const SENTENCE_CITATIONS_MAX = 12;
/** Sentences of one paragraph, and paragraphs and headings of one save. */
export const STATEMENTS_MAX = 40;
export const EDITS_MAX = 200;
/** Limits of a new report: sections in its outline, characters in a prompt and in the topic of a funding report. */
export const REPORT_SECTIONS_MAX = 30;
export const REPORT_PROMPT_MAX = 500;
export const REPORT_TOPIC_MAX = 200;
export const REPORT_CALL_ID_MAX = 300;
/** Files of the library that one custom report reads, and their pages. */
export const REPORT_FILES_MAX = 20;
export const REPORT_PAGES_MAX = 2_000;
export const REPORT_TEMPLATE_NAME_MAX = 120;
/** For each person. */
export const REPORT_TEMPLATES_MAX = 100;
/** How long a draft is left alone before it is saved. */
export const REPORT_DRAFT_SAVE_MS = 800;
/** How long one stops typing before the sentence is judged. */
export const STATEMENT_CHECK_MS = 400;
/** Sentences judged for one person. */
export const STATEMENT_CHECKS_PER_MINUTE = 120;
export const SEARCH_CACHE_MS = 3_600_000;
/** How long the screen of a rate limit waits when the server doesn't say. */
export const PROCESS_LOCKED_MS = 30_000;

export const SESSION_DAYS = 30;
/** How long links in mails and of `npm run reset-link` are valid. */
export const RESET_LINK_HOURS = 1;
export const CONFIRM_LINK_HOURS = 24;
/** A deleted account can be kept by signing in for this long. */
export const DELETION_GRACE_DAYS = 14;
/** Characters of a record's text, and results of a search, that an assistant gets in one answer. */
export const ASSISTANT_TEXT_MAX = 20_000;
export const ASSISTANT_RESULTS_MAX = 50;
/** For each person. */
export const API_KEYS_MAX = 20;
export const API_KEY_NAME_MAX = 60;
export const API_KEY_DAYS_MAX = 366;

/** From here on a link between records is stated; below, it is called probable. */
export const SURE_CONFIDENCE = 0.8;

/** How many records stand side by side in a comparison. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** Entries of an Atom feed, of those first stored lately and of the newest. */
export const ATOM_ENTRIES_MAX = 50;
/** Reads of one network address. */
export const FEED_READS_PER_MINUTE = 60;
/** How long programs may keep a feed before they ask again. */
export const FEED_CACHE_SECONDS = 900;
/** Opportunities that have closed stay in the calendar for so long. */
export const CALENDAR_PAST_DAYS = 60;

/** For each person. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_ABOUT_MAX = 120;
export const WEBHOOK_DELIVERIES_SHOWN = 50;
export const WEBHOOK_DELIVERIES_KEPT_DAYS = 30;
/** Tests and deliveries sent again by hand, of one person. */
export const WEBHOOK_SENDS_PER_MINUTE = 20;
/** A webhook that failed for so long is turned off. */
export const WEBHOOK_FAILING_DAYS = 5;
/** After a new secret was made, the old one signs as well for so long. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;

export const SAVED_SEARCH_NAME_MAX = 120;
/** For each person. */
export const SAVED_SEARCHES_MAX = 100;
/** More would be a list to choose from. */
export const SUGGESTED_SEARCHES_MAX = 5;
export const NOTIFICATIONS_SHOWN_MAX = 100;
/** For each person. Beyond this, the oldest are deleted. */
export const NOTIFICATIONS_KEPT_MAX = 1000;

/** Bookmarks that one project holds, and how many of them one call adds or removes. */
export const BOOKMARKS_MAX = 5_000;
export const BOOKMARKS_AT_ONCE_MAX = 100;
export const BOOKMARK_NOTE_MAX = 2_000;
export const BOOKMARK_TAGS_MAX = 10;
export const BOOKMARK_TAG_MAX = 40;

/** Records of each data set on a project's Pulse. */
export const PULSE_MATCHES = 3;
/** How long the panels of a project's Pulse hold while neither the catalogue nor the profile changes. */
export const PULSE_TRENDS_CACHE_MS = 8 * 3_600_000;
export const ASSESSMENT_CACHE_MS = 3_600_000;
/** Years that trends go back. */
export const PULSE_YEARS = 15;
/** Agencies of a pie, the others taken together. */
export const PULSE_AGENCIES_SHOWN = 7;
/** Companies on topic whose funding rounds are read, the surest first, and rounds that are listed. */
export const FUNDING_COMPANIES_MAX = 2_000;
export const FUNDING_ROUNDS_SHOWN = 100;
export const PULSE_GROUPS_SHOWN = 8;
/** Records of a project's field that are drawn as points. */
export const PULSE_POINTS_SHOWN = 300;
export const PULSE_CALLS_SHOWN = 3;
export const PULSE_NEWEST_SHOWN = 3;
/** Away for so long, one comes back to another visit. */
export const VISIT_GAP_MS = 30 * 60_000;
/** Fields of use that an assessment looks into. */
export const OPPORTUNITIES_MAX = 4;
/** While the topics are being measured that an assessment compares with. */
export const ASSESSMENT_POLL_MS = 3_000;
export const TRENDING_AREAS_SHOWN = 8;

/** How often a picture of an organisation's logo that doesn't load is asked for again. */
export const BRAND_LOGO_RETRIES_MAX = 5;
/** Size of an organisation's logo while nothing else is known, in pixels. */
export const LOGO_WIDTH = 143;
export const LOGO_HEIGHT = 32;
export const LOGO_MAX_BYTES = 500_000;
export const ORGANISATION_NAME_MAX = 120;

/** How long a pointer rests on something locked before that is noted. */
export const LOCKED_HOVER_MS = 1_000;
/** Notes on locked features that one person can leave in an hour. */
export const LOCKED_EVENTS_PER_HOUR = 120;

export const CLIENT_ERROR_MESSAGE_MAX = 1_000;
export const CLIENT_ERROR_STACK_MAX = 6_000;
export const CLIENT_ERROR_PATH_MAX = 300;
/** Errors of the browser that one person can report in a minute; all visitors together ten times as many. */
export const CLIENT_ERRORS_PER_MINUTE = 10;

/** For each file in the library. */
export const FILE_SIZE_MAX_MB = 10;
export const FILE_SIZE_MAX_BYTES = FILE_SIZE_MAX_MB * 1024 * 1024;
export const FILE_NAME_MAX = 120;
/** Files that one input takes, where it says nothing else. */
export const UPLOAD_FILES_MAX = 5;
/** A name that somebody gives; names that are only looked up may be twice as long. */
export const FOLDER_NAME_MAX = 50;
export const FOLDER_NAME_SOUGHT_MAX = 100;
/** For each person. */
export const FOLDERS_MAX = 500;
export const LIBRARY_FILES_MAX = 20_000;
export const EXTRACTED_PAGES_MAX = 500;
export const EXTRACTED_CHARACTERS_MAX = 2_000_000;
export const EXTRACTION_MS = 60_000;
export const LIBRARY_QUERY_MAX = 200;
/** How long a signed upload address holds; a new one is asked for when a transfer goes on later. */
export const UPLOAD_ADDRESS_MS = 60 * 60_000;
/** An upload that was begun and never registered is cleared away. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60_000;
/** A file that an operator imports on the screen. */
export const IMPORT_FILE_MAX_BYTES = 1024 ** 3;
/** So long what an import replaced is kept. */
export const IMPORT_UNDO_DAYS = 30;
/** For a file that the server fetches from an address. */
export const FOLLOWED_FILE_MAX_BYTES = 100_000_000;
/** Records that are shown of a file before anything of it is stored. */
export const IMPORT_PREVIEW_RECORDS = 20;
export const DROP_ERROR_TOAST_MS = 5_000;
export const UPLOAD_TOAST_MS = 10_000;
/** While a file of the list is being processed. */
export const LIBRARY_POLL_MS = 1_500;

/** How long a page has been open before feedback is asked for. */
export const FEEDBACK_DELAY_MS = 300_000;
export const FEEDBACK_FIRST_DAYS = 7;
export const FEEDBACK_POSTPONED_DAYS = 3;
export const FEEDBACK_AGAIN_DAYS = 90;

/** How often a page asks for its alert: a new one is there within a minute. */
export const APP_ALERT_POLL_MS = 30_000;
/** The largest size of an organization's logo in pixels, where there is room for it. */
export const LOGO_MAX_WIDTH = 174;
export const LOGO_MAX_HEIGHT = 50;

/** A project's archive, as it is sent in. */
export const ARCHIVE_MAX_MB = 500;
export const ARCHIVE_MAX_BYTES = ARCHIVE_MAX_MB * 1024 * 1024;
/** Total size of the files in an archive. An archive is never made larger than an import takes. */
export const ARCHIVE_FILES_MAX_MB = 400;
export const ARCHIVE_FILES_MAX_BYTES = ARCHIVE_FILES_MAX_MB * 1024 * 1024;
/** While an import is under way. */
export const IMPORT_POLL_MS = 1_000;

/** Limits of the corrections that people make to a project's profile. */
export const PROFILE_PHRASE_MAX = 80;
export const PROFILE_PHRASES_MAX = 40;
/** The number of members that a class of medicines may have on record: antibodies are some fifty. */
export const PROFILE_VARIANTS_MAX = 60;
/** Records marked as about the project or not. */
export const PROFILE_RECORDS_MAX = 500;

/** Statements of a project's idea, as people put them, and the records named for each. */
export const IDEA_STATEMENTS_MAX = 8;
export const IDEA_STATEMENT_MIN = 5;
export const IDEA_STATEMENT_MAX = 500;
export const IDEA_NEAREST_SHOWN = 5;
/** From such a probability on a record counts as near to a statement; a less likely one is named where nothing else is. */
export const IDEA_NEAR_FROM = 0.4;
/** Marks on records and statements, for each project. */
export const IDEA_MARKS_MAX = 500;

/** Limits of what a language model adds to a project's profile. */
export const DRAFT_PHRASES_MAX = 12;
export const DRAFT_VARIANTS_MAX = 6;
export const DRAFT_UNWANTED_MAX = 6;
export const DRAFT_QUESTIONS_MAX = 4;
/** Characters of a description in English, where it is in another language. */
export const DRAFT_ENGLISH_MAX = 8_000;
export const DRAFT_PHRASE_WORDS_MAX = 5;
/** Records that it is asked about for a project, the most uncertain first, and in one look at it. */
export const SCREENED_RECORDS_MAX = 200;
export const SCREENED_IN_A_LOOK_MAX = 60;
/** While the model is at work on a project. */
export const MODEL_POLL_MS = 4_000;

/** Insights and the innovation feed. */
export const QUESTION_MAX = 200;
export const QUESTIONS_MAX = 3;
/** Longer texts of an insight are folded. */
export const INSIGHT_FOLD = 1_000;
export const INSIGHT_POLL_MS = 3_000;
/** While items or insights are looked for, which takes a second as a rule. */
export const GENERATION_POLL_MS = 1_000;
/** Items that one look for new records adds to a project's feed. */
export const FEED_ITEMS_AT_ONCE = 12;
/** Calls of one person that look for new items or insights, within ten minutes. */
export const GENERATIONS_PER_TEN_MINUTES = 20;

/** Sharing. */
export const SHARE_MAILS_PER_HOUR = 20;
/** For each network address, since public pages are read by anybody. */
export const SHARED_PAGES_PER_MINUTE = 60;
/** Characters in a comment on a report; threads on a report; comments in a thread; and comments by one person in a minute. */
export const COMMENT_MAX = 2_000;
export const COMMENT_THREADS_MAX = 500;
export const THREAD_COMMENTS_MAX = 100;
export const COMMENTS_PER_MINUTE = 20;
/** Characters in the note to an expert who is asked for a check, and in the expert's reply. */
export const EXPERT_NOTE_MAX = 2_000;
/** Mails that an outbox keeps, the latest ones. */
export const OUTBOX_MAILS_MAX = 200;
/** Running and failed jobs that the service's dashboard lists. */
export const SERVICE_JOBS_MAX = 50;

/** Agents. */
export const AGENT_NAME_MAX = 100;
export const TRACKED_COMPANIES_MAX = 5;
export const COMPANY_NAME_MAX = 100;
export const COMPANY_URL_MAX = 500;
/** Companies that one person may have asked for and that nobody has looked at yet. */
export const COMPANY_REQUESTS_MAX = 20;
export const COMPANIES_OFFERED_MAX = 10;
export const ELIGIBLE_APPLICANTS_MAX = 40;
/** Hits that one look into the last days shows. */
export const AGENT_PREVIEW_MAX = 20;
export const AGENT_PREVIEW_DAYS = 30;
/** Paused ones included: as many as an agent's list shows. */
export const AGENTS_OF_PROJECT_MAX = 200;
export const AGENT_RUNS_PER_TEN_MINUTES = 30;
/** While a run is under way. */
export const AGENT_POLL_MS = 2_000;
/** Days before its closing date on which a saved opportunity is announced. */
export const CLOSING_DAYS = [14, 7, 1] as const;

/** Asking the public sources: phrases of an axis, sources of an ask, and what is taken of one of them at most, with all further asks. */
export const LIVE_GROUP_PHRASES_MAX = 12;
/** Saved searches and trackers of a person that ask the sources each week. */
export const LIVE_WATCHES_MAX = 20;
export const LIVE_SOURCES_MAX = 40;
export const LIVE_LIMIT_MAX = 2_000;
/** Asks that a project's history shows. */
export const LIVE_ASKS_SHOWN = 20;

/** People that an administrator invites at once, and the length of their list. */
export const INVITATIONS_AT_ONCE = 1_000;
export const INVITATION_LIST_MAX = 200_000;
