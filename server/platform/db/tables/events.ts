import type { Generated } from 'kysely';

export interface EventsTable {
  id: Generated<number>;
  title: string;
  description: string;
  /** Sanitised HTML. */
  content: string;
  type: 'conference' | 'webinar' | 'workshop' | 'networking';
  start_date: string;
  end_date: string;
  /** IANA name; dates and hours are shown in it. */
  time_zone: string;
  date_display: string;
  location: string;
  address: string | null;
  city: string | null;
  country: string | null;
  image_url: string | null;
  /** In the words of the contract (`shownPicture`). `image_url` is the address of the first one in its full size. */
  pictures: Generated<string>;
  banner_url: string | null;
  registration_url: string | null;
  external_url: string | null;
  virtual_event_url: string | null;
  is_premium: number;
  is_virtual: number;
  is_in_person: number;
  price_cents: number;
  capacity: number;
  focus_area_id: number;
  organizer_name: string;
  organizer_logo: string | null;
  speakers: string;
  agenda: string;
  sponsors: string;
  /** Only admins see drafts. */
  status: 'draft' | 'scheduled' | 'cancelled';
  /** Increases with every change that calendars must learn of (RFC 5545, SEQUENCE). */
  sequence: number;
  /** Increases with every change by an admin. */
  version: Generated<number>;
  cancel_reason: Generated<string | null>;
  cancelled_at: Generated<string | null>;
  /** When registration ends, if earlier than the event. */
  registration_deadline: Generated<string | null>;
  /** When registration opens, if later than the event is published. */
  registration_opens_at: Generated<string | null>;
  /** How many hours earlier annual members register. */
  priority_hours: Generated<number>;
  /** 1: only Professional members register. */
  is_exclusive: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface EventRegistrationsTable {
  /**
   * The waitlist is in the order of ids, which are assigned while the event's row is locked; people with priority come
   * first.
   */
  id: Generated<number>;
  event_id: number;
  /** The member who registered; `null` for other people. */
  user_id: number | null;
  name: string;
  email: string;
  email_key: string;
  organization: string | null;
  attendance_type: 'in-person' | 'virtual' | null;
  /** The price that was shown at the time. */
  price_cents: number;
  status: 'registered' | 'waitlisted' | 'cancelled';
  created_at: string;
  cancelled_at: string | null;
  attended_at: Generated<string | null>;
  /** Until when the seat, or the place in line, is held for the emailed link; `null` once the link was opened. */
  held_until: string | null;
  /** When the address was last told that it is already registered. */
  told_at: Generated<string | null>;
  /** Name, address and organization, folded: any part of them finds the registration. */
  search_key: string;
  /** 1: an annual member when they registered. */
  has_priority: Generated<number>;
}

/** The tokens in emails that cancel a registration: one for each email, all valid. */
export interface EventRegistrationTokensTable {
  /** SHA-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  registration_id: number;
}
