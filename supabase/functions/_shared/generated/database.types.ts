export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14"
  }
  public: {
    Tables: {
      activity_log: {
        Row: {
          action: Database["public"]["Enums"]["activity_action"]
          actor_id: string | null
          created_at: string
          detail: string | null
          id: number
          label: string
          new_status: string | null
          old_status: string | null
          record_id: string
          subject: Database["public"]["Enums"]["activity_subject"]
          target_id: string | null
        }
        Insert: {
          action: Database["public"]["Enums"]["activity_action"]
          actor_id?: string | null
          created_at?: string
          detail?: string | null
          id?: never
          label: string
          new_status?: string | null
          old_status?: string | null
          record_id: string
          subject: Database["public"]["Enums"]["activity_subject"]
          target_id?: string | null
        }
        Update: {
          action?: Database["public"]["Enums"]["activity_action"]
          actor_id?: string | null
          created_at?: string
          detail?: string | null
          id?: never
          label?: string
          new_status?: string | null
          old_status?: string | null
          record_id?: string
          subject?: Database["public"]["Enums"]["activity_subject"]
          target_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "activity_log_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "activity_log_target_id_fkey"
            columns: ["target_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      analytics_days: {
        Row: {
          day: string
          events: number
          kind: string
          label: string
        }
        Insert: {
          day: string
          events: number
          kind: string
          label: string
        }
        Update: {
          day?: string
          events?: number
          kind?: string
          label?: string
        }
        Relationships: []
      }
      analytics_events: {
        Row: {
          consent_id: string
          created_at: string
          device: string | null
          event_name: string
          id: number
          ip_address: string | null
          page: string | null
          properties: NonNullable<Json>
          session_id: string | null
          site_id: string
          user_agent: string | null
          visitor_id: string | null
        }
        Insert: {
          consent_id: string
          created_at?: string
          device?: string | null
          event_name: string
          id?: never
          ip_address?: string | null
          page?: never
          properties?: NonNullable<Json>
          session_id?: string | null
          site_id?: string
          user_agent?: string | null
          visitor_id?: string | null
        }
        Update: {
          consent_id?: string
          created_at?: string
          device?: string | null
          event_name?: string
          id?: never
          ip_address?: string | null
          page?: never
          properties?: NonNullable<Json>
          session_id?: string | null
          site_id?: string
          user_agent?: string | null
          visitor_id?: string | null
        }
        Relationships: []
      }
      analytics_filtered: {
        Row: {
          day: string
          events: number
          reason: string
        }
        Insert: {
          day: string
          events?: number
          reason: string
        }
        Update: {
          day?: string
          events?: number
          reason?: string
        }
        Relationships: []
      }
      analytics_visitor_days: {
        Row: {
          consent_id: string
          day: string
          previous_day: string | null
          step: string
        }
        Insert: {
          consent_id: string
          day: string
          previous_day?: string | null
          step: string
        }
        Update: {
          consent_id?: string
          day?: string
          previous_day?: string | null
          step?: string
        }
        Relationships: []
      }
      assignments: {
        Row: {
          created_at: string
          driver_id: string | null
          during: unknown
          id: string
          load_id: string
          place: number
          unit_id: string | null
          unit_kind: Database["public"]["Enums"]["unit_kind"] | null
        }
        Insert: {
          created_at?: string
          driver_id?: string | null
          during?: unknown
          id?: string
          load_id: string
          place?: number
          unit_id?: string | null
          unit_kind?: Database["public"]["Enums"]["unit_kind"] | null
        }
        Update: {
          created_at?: string
          driver_id?: string | null
          during?: unknown
          id?: string
          load_id?: string
          place?: number
          unit_id?: string | null
          unit_kind?: Database["public"]["Enums"]["unit_kind"] | null
        }
        Relationships: [
          {
            foreignKeyName: "assignments_driver_id_fkey"
            columns: ["driver_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "assignments_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "assignments_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "assignments_unit_id_unit_kind_fkey"
            columns: ["unit_id", "unit_kind"]
            isOneToOne: false
            referencedRelation: "units"
            referencedColumns: ["id", "kind"]
          },
        ]
      }
      availability: {
        Row: {
          available: boolean
          day: string
          note: string
          updated_at: string
          user_id: string
        }
        Insert: {
          available?: boolean
          day: string
          note?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          available?: boolean
          day?: string
          note?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "availability_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      border_crossings: {
        Row: {
          latitude: number
          longitude: number
          place: string
          road: string
          state_a: string
          state_b: string
        }
        Insert: {
          latitude: number
          longitude: number
          place: string
          road: string
          state_a: string
          state_b: string
        }
        Update: {
          latitude?: number
          longitude?: number
          place?: string
          road?: string
          state_a?: string
          state_b?: string
        }
        Relationships: [
          {
            foreignKeyName: "border_crossings_state_a_state_b_fkey"
            columns: ["state_a", "state_b"]
            isOneToOne: false
            referencedRelation: "state_borders"
            referencedColumns: ["state_a", "state_b"]
          },
        ]
      }
      carrier_equipment: {
        Row: {
          available: boolean
          axles: number
          capacity_lbs: number
          created_at: string
          deck_length: number | null
          id: string
          kind: Database["public"]["Enums"]["carrier_equipment_kind"]
          quantity: number
          updated_at: string
          user_id: string
        }
        Insert: {
          available?: boolean
          axles: number
          capacity_lbs: number
          created_at?: string
          deck_length?: number | null
          id?: string
          kind: Database["public"]["Enums"]["carrier_equipment_kind"]
          quantity?: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          available?: boolean
          axles?: number
          capacity_lbs?: number
          created_at?: string
          deck_length?: number | null
          id?: string
          kind?: Database["public"]["Enums"]["carrier_equipment_kind"]
          quantity?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "carrier_equipment_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      certificate_rules: {
        Row: {
          checked_on: string
          id: string
          is_accepted: boolean
          issuing_state: string | null
          source: string
          updated_at: string
          work_state: string
        }
        Insert: {
          checked_on: string
          id?: string
          is_accepted: boolean
          issuing_state?: string | null
          source: string
          updated_at?: string
          work_state: string
        }
        Update: {
          checked_on?: string
          id?: string
          is_accepted?: boolean
          issuing_state?: string | null
          source?: string
          updated_at?: string
          work_state?: string
        }
        Relationships: []
      }
      charges: {
        Row: {
          amount_cents: number
          approved_at: string | null
          approved_basis: Json | null
          approved_by: string | null
          cancellation_id: string | null
          created_at: string
          currency: Database["public"]["Enums"]["offer_currency"]
          description: string
          document_id: string | null
          evidence: string
          id: string
          kind: Database["public"]["Enums"]["charge_kind"]
          load_id: string
          quantity: number
          rate_cents: number
          request_id: string
          stop_id: string | null
          unit: Database["public"]["Enums"]["offer_unit"]
          updated_at: string
          withdrawn_at: string | null
          is_outdated: boolean | null
        }
        Insert: {
          amount_cents?: never
          approved_at?: string | null
          approved_basis?: Json | null
          approved_by?: string | null
          cancellation_id?: string | null
          created_at?: string
          currency: Database["public"]["Enums"]["offer_currency"]
          description: string
          document_id?: string | null
          evidence?: string
          id: string
          kind: Database["public"]["Enums"]["charge_kind"]
          load_id: string
          quantity?: number
          rate_cents: number
          request_id: string
          stop_id?: string | null
          unit?: Database["public"]["Enums"]["offer_unit"]
          updated_at?: string
          withdrawn_at?: string | null
        }
        Update: {
          amount_cents?: never
          approved_at?: string | null
          approved_basis?: Json | null
          approved_by?: string | null
          cancellation_id?: string | null
          created_at?: string
          currency?: Database["public"]["Enums"]["offer_currency"]
          description?: string
          document_id?: string | null
          evidence?: string
          id?: string
          kind?: Database["public"]["Enums"]["charge_kind"]
          load_id?: string
          quantity?: number
          rate_cents?: number
          request_id?: string
          stop_id?: string | null
          unit?: Database["public"]["Enums"]["offer_unit"]
          updated_at?: string
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "charges_approved_by_fkey"
            columns: ["approved_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "charges_document_id_fkey"
            columns: ["document_id"]
            isOneToOne: false
            referencedRelation: "load_documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "charges_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "charges_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "charges_stop_id_fkey"
            columns: ["stop_id"]
            isOneToOne: false
            referencedRelation: "load_stops"
            referencedColumns: ["id"]
          },
        ]
      }
      configuration_units: {
        Row: {
          count: number
          fleet_id: string
          kind: Database["public"]["Enums"]["unit_kind"]
        }
        Insert: {
          count?: number
          fleet_id: string
          kind: Database["public"]["Enums"]["unit_kind"]
        }
        Update: {
          count?: number
          fleet_id?: string
          kind?: Database["public"]["Enums"]["unit_kind"]
        }
        Relationships: [
          {
            foreignKeyName: "configuration_units_fleet_id_fkey"
            columns: ["fleet_id"]
            isOneToOne: false
            referencedRelation: "fleet"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "configuration_units_fleet_id_fkey"
            columns: ["fleet_id"]
            isOneToOne: false
            referencedRelation: "fleet_vehicles"
            referencedColumns: ["id"]
          },
        ]
      }
      consent_records: {
        Row: {
          choice: Database["public"]["Enums"]["consent_choice"]
          consent_id: string | null
          created_at: string
          id: number
          site_id: string
        }
        Insert: {
          choice: Database["public"]["Enums"]["consent_choice"]
          consent_id?: string | null
          created_at?: string
          id?: never
          site_id?: string
        }
        Update: {
          choice?: Database["public"]["Enums"]["consent_choice"]
          consent_id?: string | null
          created_at?: string
          id?: never
          site_id?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          email: string
          fill_ms: number | null
          id: string
          message: string
          name: string
          phone: string | null
          search_text: string | null
          status: Database["public"]["Enums"]["message_status"]
          subject: string
          updated_at: string
          website: string
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          email: string
          fill_ms?: number | null
          id?: string
          message: string
          name: string
          phone?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["message_status"]
          subject: string
          updated_at?: string
          website?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          email?: string
          fill_ms?: number | null
          id?: string
          message?: string
          name?: string
          phone?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["message_status"]
          subject?: string
          updated_at?: string
          website?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_deleted_by_fkey"
            columns: ["deleted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      email_kinds: {
        Row: {
          is_on: boolean
          kind: string
          limited_as: string | null
          name: string
          position: number | null
          recipient: string | null
          updated_at: string
        }
        Insert: {
          is_on?: boolean
          kind: string
          limited_as?: string | null
          name: string
          position?: number | null
          recipient?: string | null
          updated_at?: string
        }
        Update: {
          is_on?: boolean
          kind?: string
          limited_as?: string | null
          name?: string
          position?: number | null
          recipient?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      emails: {
        Row: {
          application_id: string | null
          attempted_at: string | null
          attempts: number
          body: string | null
          claimed_at: string | null
          created_at: string
          details: NonNullable<Json>
          due_at: string
          hold: Database["public"]["Enums"]["email_hold"] | null
          id: string
          kind: string
          last_error: string | null
          link_request_id: string | null
          load_id: string | null
          message_id: string | null
          offer_id: string | null
          paper_id: string | null
          provider_id: string | null
          quote_id: string | null
          recipient_id: string | null
          record_id: string
          record_type: Database["public"]["Enums"]["email_record_type"]
          sent_at: string | null
          sent_by: string | null
          state: Database["public"]["Enums"]["email_state"]
          subject: string | null
          to_email: string | null
          version: number
        }
        Insert: {
          application_id?: never
          attempted_at?: string | null
          attempts?: number
          body?: string | null
          claimed_at?: string | null
          created_at?: string
          details?: NonNullable<Json>
          due_at?: string
          hold?: Database["public"]["Enums"]["email_hold"] | null
          id?: string
          kind?: string
          last_error?: string | null
          link_request_id?: never
          load_id?: never
          message_id?: never
          offer_id?: never
          paper_id?: never
          provider_id?: string | null
          quote_id?: never
          recipient_id?: string | null
          record_id: string
          record_type: Database["public"]["Enums"]["email_record_type"]
          sent_at?: string | null
          sent_by?: string | null
          state?: never
          subject?: string | null
          to_email?: string | null
          version?: number
        }
        Update: {
          application_id?: never
          attempted_at?: string | null
          attempts?: number
          body?: string | null
          claimed_at?: string | null
          created_at?: string
          details?: NonNullable<Json>
          due_at?: string
          hold?: Database["public"]["Enums"]["email_hold"] | null
          id?: string
          kind?: string
          last_error?: string | null
          link_request_id?: never
          load_id?: never
          message_id?: never
          offer_id?: never
          paper_id?: never
          provider_id?: string | null
          quote_id?: never
          recipient_id?: string | null
          record_id?: string
          record_type?: Database["public"]["Enums"]["email_record_type"]
          sent_at?: string | null
          sent_by?: string | null
          state?: never
          subject?: string | null
          to_email?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "emails_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "job_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_kind_fkey"
            columns: ["kind"]
            isOneToOne: false
            referencedRelation: "email_kinds"
            referencedColumns: ["kind"]
          },
          {
            foreignKeyName: "emails_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_message_id_fkey"
            columns: ["message_id"]
            isOneToOne: false
            referencedRelation: "contact_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_paper_id_fkey"
            columns: ["paper_id"]
            isOneToOne: false
            referencedRelation: "pilot_papers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_recipient_id_fkey"
            columns: ["recipient_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "emails_sent_by_fkey"
            columns: ["sent_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      escort_clearances: {
        Row: {
          cleared_by: string | null
          cover: Database["public"]["Enums"]["paper_cover"]
          created_at: string
          escort_id: string
          id: string
          item: string
          problem: string
          reason: string
        }
        Insert: {
          cleared_by?: string | null
          cover: Database["public"]["Enums"]["paper_cover"]
          created_at?: string
          escort_id: string
          id?: string
          item: string
          problem: string
          reason: string
        }
        Update: {
          cleared_by?: string | null
          cover?: Database["public"]["Enums"]["paper_cover"]
          created_at?: string
          escort_id?: string
          id?: string
          item?: string
          problem?: string
          reason?: string
        }
        Relationships: [
          {
            foreignKeyName: "escort_clearances_cleared_by_fkey"
            columns: ["cleared_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "escort_clearances_escort_id_fkey"
            columns: ["escort_id"]
            isOneToOne: false
            referencedRelation: "load_escorts"
            referencedColumns: ["id"]
          },
        ]
      }
      escort_rates: {
        Row: {
          amount_cents: number
          currency: Database["public"]["Enums"]["offer_currency"]
          escort_id: string
          minimum_cents: number
          quantity: number
          rate_cents: number
          unit: Database["public"]["Enums"]["offer_unit"]
          updated_at: string
        }
        Insert: {
          amount_cents?: never
          currency: Database["public"]["Enums"]["offer_currency"]
          escort_id: string
          minimum_cents?: number
          quantity: number
          rate_cents: number
          unit: Database["public"]["Enums"]["offer_unit"]
          updated_at?: string
        }
        Update: {
          amount_cents?: never
          currency?: Database["public"]["Enums"]["offer_currency"]
          escort_id?: string
          minimum_cents?: number
          quantity?: number
          rate_cents?: number
          unit?: Database["public"]["Enums"]["offer_unit"]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "escort_rates_escort_id_fkey"
            columns: ["escort_id"]
            isOneToOne: true
            referencedRelation: "load_escorts"
            referencedColumns: ["id"]
          },
        ]
      }
      escort_slots: {
        Row: {
          channel: string
          created_at: string
          ends_at: string | null
          id: string
          is_arranged: boolean
          load_id: string
          meet_at: string | null
          meet_place: string
          position: Database["public"]["Enums"]["escort_position"]
          sequence: number
          states: string[]
          time_zone: Database["public"]["Enums"]["load_time_zone"]
          updated_at: string
        }
        Insert: {
          channel?: string
          created_at?: string
          ends_at?: string | null
          id: string
          is_arranged?: boolean
          load_id: string
          meet_at?: string | null
          meet_place?: string
          position: Database["public"]["Enums"]["escort_position"]
          sequence: number
          states: string[]
          time_zone: Database["public"]["Enums"]["load_time_zone"]
          updated_at?: string
        }
        Update: {
          channel?: string
          created_at?: string
          ends_at?: string | null
          id?: string
          is_arranged?: boolean
          load_id?: string
          meet_at?: string | null
          meet_place?: string
          position?: Database["public"]["Enums"]["escort_position"]
          sequence?: number
          states?: string[]
          time_zone?: Database["public"]["Enums"]["load_time_zone"]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "escort_slots_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "escort_slots_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      escorts_not_needed: {
        Row: {
          created_at: string
          created_by: string | null
          id: string
          jurisdiction: string | null
          load_id: string
          position: Database["public"]["Enums"]["escort_position"] | null
          reason: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          id?: string
          jurisdiction?: string | null
          load_id: string
          position?: Database["public"]["Enums"]["escort_position"] | null
          reason: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          id?: string
          jurisdiction?: string | null
          load_id?: string
          position?: Database["public"]["Enums"]["escort_position"] | null
          reason?: string
        }
        Relationships: [
          {
            foreignKeyName: "escorts_not_needed_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "escorts_not_needed_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "escorts_not_needed_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      file_checks: {
        Row: {
          bucket_id: string
          checked_at: string
          declared_type: string
          found_type: string | null
          is_quarantined: boolean
          path: string
          released_at: string | null
          released_by: string | null
        }
        Insert: {
          bucket_id: string
          checked_at?: string
          declared_type: string
          found_type?: string | null
          is_quarantined: boolean
          path: string
          released_at?: string | null
          released_by?: string | null
        }
        Update: {
          bucket_id?: string
          checked_at?: string
          declared_type?: string
          found_type?: string | null
          is_quarantined?: boolean
          path?: string
          released_at?: string | null
          released_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "file_checks_released_by_fkey"
            columns: ["released_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      fleet_vehicles: {
        Row: {
          axle_count: number
          axle_layout: string | null
          created_at: string
          deck: Database["public"]["Enums"]["trailer_deck"] | null
          description: string | null
          height: number | null
          id: string
          image_height: number | null
          image_url: string | null
          image_width: number | null
          length: number | null
          max_weight_capacity: number | null
          name: string
          plates_changed_at: string | null
          status: Database["public"]["Enums"]["fleet_status"]
          updated_at: string
          width: number | null
          year_manufactured: number | null
        }
        Insert: {
          axle_count: number
          axle_layout?: string | null
          created_at?: string
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          description?: string | null
          height?: number | null
          id?: string
          image_height?: number | null
          image_url?: string | null
          image_width?: number | null
          length?: number | null
          max_weight_capacity?: number | null
          name: string
          plates_changed_at?: string | null
          status?: Database["public"]["Enums"]["fleet_status"]
          updated_at?: string
          width?: number | null
          year_manufactured?: number | null
        }
        Update: {
          axle_count?: number
          axle_layout?: string | null
          created_at?: string
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          description?: string | null
          height?: number | null
          id?: string
          image_height?: number | null
          image_url?: string | null
          image_width?: number | null
          length?: number | null
          max_weight_capacity?: number | null
          name?: string
          plates_changed_at?: string | null
          status?: Database["public"]["Enums"]["fleet_status"]
          updated_at?: string
          width?: number | null
          year_manufactured?: number | null
        }
        Relationships: []
      }
      gallery_images: {
        Row: {
          alt_text: string | null
          category: Database["public"]["Enums"]["gallery_category"]
          created_at: string
          description: string | null
          display_order: number
          id: string
          image_height: number | null
          image_url: string
          image_width: number | null
          is_load_of_the_month: boolean
          thumbnail_height: number | null
          thumbnail_url: string | null
          thumbnail_width: number | null
          title: string
          updated_at: string
        }
        Insert: {
          alt_text?: string | null
          category?: Database["public"]["Enums"]["gallery_category"]
          created_at?: string
          description?: string | null
          display_order?: number
          id?: string
          image_height?: number | null
          image_url: string
          image_width?: number | null
          is_load_of_the_month?: boolean
          thumbnail_height?: number | null
          thumbnail_url?: string | null
          thumbnail_width?: number | null
          title: string
          updated_at?: string
        }
        Update: {
          alt_text?: string | null
          category?: Database["public"]["Enums"]["gallery_category"]
          created_at?: string
          description?: string | null
          display_order?: number
          id?: string
          image_height?: number | null
          image_url?: string
          image_width?: number | null
          is_load_of_the_month?: boolean
          thumbnail_height?: number | null
          thumbnail_url?: string | null
          thumbnail_width?: number | null
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      invoice_details: {
        Row: {
          bill_to: string | null
          bol_number: string | null
          commodity: string | null
          consignee: string | null
          consignor: string | null
          load_id: string
          packages: number | null
          po_number: string | null
          updated_at: string
          weight_lbs: number | null
        }
        Insert: {
          bill_to?: string | null
          bol_number?: string | null
          commodity?: string | null
          consignee?: string | null
          consignor?: string | null
          load_id: string
          packages?: number | null
          po_number?: string | null
          updated_at?: string
          weight_lbs?: number | null
        }
        Update: {
          bill_to?: string | null
          bol_number?: string | null
          commodity?: string | null
          consignee?: string | null
          consignor?: string | null
          load_id?: string
          packages?: number | null
          po_number?: string | null
          updated_at?: string
          weight_lbs?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "invoice_details_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: true
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoice_details_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: true
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      invoices: {
        Row: {
          bill: NonNullable<Json>
          content: NonNullable<Json>
          content_sha256: string
          created_at: string
          created_by: string | null
          currency: Database["public"]["Enums"]["offer_currency"]
          id: string
          load_id: string
          number: string
          total_cents: number
          void_reason: string | null
          voided_at: string | null
          voided_by: string | null
        }
        Insert: {
          bill: NonNullable<Json>
          content: NonNullable<Json>
          content_sha256: string
          created_at?: string
          created_by?: string | null
          currency: Database["public"]["Enums"]["offer_currency"]
          id: string
          load_id: string
          number: string
          total_cents: number
          void_reason?: string | null
          voided_at?: string | null
          voided_by?: string | null
        }
        Update: {
          bill?: NonNullable<Json>
          content?: NonNullable<Json>
          content_sha256?: string
          created_at?: string
          created_by?: string | null
          currency?: Database["public"]["Enums"]["offer_currency"]
          id?: string
          load_id?: string
          number?: string
          total_cents?: number
          void_reason?: string | null
          voided_at?: string | null
          voided_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "invoices_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_voided_by_fkey"
            columns: ["voided_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      job_applications: {
        Row: {
          address: string | null
          availability_date: string | null
          cdl_document_url: string | null
          cdl_license: boolean
          city: string | null
          cover_letter: string | null
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          email: string
          experience_sort: number | null
          experience_years: number | null
          fill_ms: number | null
          first_name: string
          id: string
          job_title: string
          last_name: string
          other_documents_urls: string[]
          phone: string
          resume_document_url: string | null
          search_text: string | null
          state: string | null
          status: Database["public"]["Enums"]["application_status"]
          updated_at: string
          website: string
          zip_code: string | null
        }
        Insert: {
          address?: string | null
          availability_date?: string | null
          cdl_document_url?: string | null
          cdl_license?: boolean
          city?: string | null
          cover_letter?: string | null
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          email: string
          experience_sort?: never
          experience_years?: number | null
          fill_ms?: number | null
          first_name: string
          id?: string
          job_title: string
          last_name: string
          other_documents_urls?: string[]
          phone: string
          resume_document_url?: string | null
          search_text?: string | null
          state?: string | null
          status?: Database["public"]["Enums"]["application_status"]
          updated_at?: string
          website?: string
          zip_code?: string | null
        }
        Update: {
          address?: string | null
          availability_date?: string | null
          cdl_document_url?: string | null
          cdl_license?: boolean
          city?: string | null
          cover_letter?: string | null
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          email?: string
          experience_sort?: never
          experience_years?: number | null
          fill_ms?: number | null
          first_name?: string
          id?: string
          job_title?: string
          last_name?: string
          other_documents_urls?: string[]
          phone?: string
          resume_document_url?: string | null
          search_text?: string | null
          state?: string | null
          status?: Database["public"]["Enums"]["application_status"]
          updated_at?: string
          website?: string
          zip_code?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "job_applications_deleted_by_fkey"
            columns: ["deleted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      load_costs: {
        Row: {
          cents: number
          currency: Database["public"]["Enums"]["offer_currency"]
          kind: Database["public"]["Enums"]["load_cost_kind"]
          load_id: string
          updated_at: string
        }
        Insert: {
          cents: number
          currency: Database["public"]["Enums"]["offer_currency"]
          kind: Database["public"]["Enums"]["load_cost_kind"]
          load_id: string
          updated_at?: string
        }
        Update: {
          cents?: number
          currency?: Database["public"]["Enums"]["offer_currency"]
          kind?: Database["public"]["Enums"]["load_cost_kind"]
          load_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "load_costs_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_costs_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      load_customers: {
        Row: {
          company: string
          email: string
          load_id: string
          name: string
          phone: string
          updated_at: string
          user_id: string | null
          wants_emails: boolean
        }
        Insert: {
          company?: string
          email?: string
          load_id: string
          name: string
          phone?: string
          updated_at?: string
          user_id?: string | null
          wants_emails?: boolean
        }
        Update: {
          company?: string
          email?: string
          load_id?: string
          name?: string
          phone?: string
          updated_at?: string
          user_id?: string | null
          wants_emails?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "load_customers_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: true
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_customers_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: true
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_customers_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      load_documents: {
        Row: {
          created_at: string
          file_path: string
          id: string
          kind: Database["public"]["Enums"]["load_document_kind"]
          load_id: string
          name: string
          permit_id: string | null
          sha256: string
          size: number
          uploaded_by: string | null
          quarantine: Json | null
        }
        Insert: {
          created_at?: string
          file_path: string
          id: string
          kind: Database["public"]["Enums"]["load_document_kind"]
          load_id: string
          name: string
          permit_id?: string | null
          sha256: string
          size: number
          uploaded_by?: string | null
        }
        Update: {
          created_at?: string
          file_path?: string
          id?: string
          kind?: Database["public"]["Enums"]["load_document_kind"]
          load_id?: string
          name?: string
          permit_id?: string | null
          sha256?: string
          size?: number
          uploaded_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "load_documents_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_documents_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_documents_permit_id_fkey"
            columns: ["permit_id"]
            isOneToOne: false
            referencedRelation: "load_permits"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_documents_uploaded_by_fkey"
            columns: ["uploaded_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      load_escorts: {
        Row: {
          answered_at: string | null
          confirmed_at: string | null
          created_at: string
          during: unknown
          id: string
          lapses_at: string | null
          load_id: string
          pilot_id: string
          position: Database["public"]["Enums"]["escort_position"]
          slot_id: string | null
          status: Database["public"]["Enums"]["escort_status"]
          terms_changed_at: string
          updated_at: string
          covers: Json | null
        }
        Insert: {
          answered_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          during?: unknown
          id?: string
          lapses_at?: string | null
          load_id: string
          pilot_id: string
          position: Database["public"]["Enums"]["escort_position"]
          slot_id?: string | null
          status?: Database["public"]["Enums"]["escort_status"]
          terms_changed_at?: string
          updated_at?: string
        }
        Update: {
          answered_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          during?: unknown
          id?: string
          lapses_at?: string | null
          load_id?: string
          pilot_id?: string
          position?: Database["public"]["Enums"]["escort_position"]
          slot_id?: string | null
          status?: Database["public"]["Enums"]["escort_status"]
          terms_changed_at?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "load_escorts_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_escorts_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_escorts_pilot_id_fkey"
            columns: ["pilot_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_escorts_slot_fkey"
            columns: ["slot_id", "load_id", "position"]
            isOneToOne: false
            referencedRelation: "escort_slots"
            referencedColumns: ["id", "load_id", "position"]
          },
        ]
      }
      load_events: {
        Row: {
          author_id: string | null
          created_at: string
          id: string
          load_id: string
          note: string
          start_override: Json | null
          status: Database["public"]["Enums"]["load_status"] | null
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          id?: string
          load_id: string
          note?: string
          start_override?: Json | null
          status?: Database["public"]["Enums"]["load_status"] | null
        }
        Update: {
          author_id?: string | null
          created_at?: string
          id?: string
          load_id?: string
          note?: string
          start_override?: Json | null
          status?: Database["public"]["Enums"]["load_status"] | null
        }
        Relationships: [
          {
            foreignKeyName: "load_events_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_events_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_events_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      load_holds: {
        Row: {
          clear_reason: string | null
          cleared_at: string | null
          cleared_by: string | null
          created_at: string
          customer_reason: string | null
          id: string
          leg_before: Json | null
          load_id: string
          permit_id: string | null
          raised_by: string | null
          reason: string
        }
        Insert: {
          clear_reason?: string | null
          cleared_at?: string | null
          cleared_by?: string | null
          created_at?: string
          customer_reason?: string | null
          id?: string
          leg_before?: Json | null
          load_id: string
          permit_id?: string | null
          raised_by?: string | null
          reason: string
        }
        Update: {
          clear_reason?: string | null
          cleared_at?: string | null
          cleared_by?: string | null
          created_at?: string
          customer_reason?: string | null
          id?: string
          leg_before?: Json | null
          load_id?: string
          permit_id?: string | null
          raised_by?: string | null
          reason?: string
        }
        Relationships: [
          {
            foreignKeyName: "load_holds_cleared_by_fkey"
            columns: ["cleared_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_holds_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_holds_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_holds_permit_id_fkey"
            columns: ["permit_id"]
            isOneToOne: false
            referencedRelation: "load_permits"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_holds_raised_by_fkey"
            columns: ["raised_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      load_legs: {
        Row: {
          created_at: string
          entered_at: string | null
          entry_place: string
          exit_place: string
          id: string
          is_confirmed: boolean
          jurisdiction: string
          left_at: string | null
          load_id: string
          miles: number | null
          miles_is_estimate: boolean
          planned_entry_at: string | null
          planned_exit_at: string | null
          road: string
          sequence: number
          time_zone: Database["public"]["Enums"]["load_time_zone"]
          travel: NonNullable<Json>
          updated_at: string
        }
        Insert: {
          created_at?: string
          entered_at?: string | null
          entry_place?: string
          exit_place?: string
          id?: string
          is_confirmed?: boolean
          jurisdiction: string
          left_at?: string | null
          load_id: string
          miles?: number | null
          miles_is_estimate?: boolean
          planned_entry_at?: string | null
          planned_exit_at?: string | null
          road?: string
          sequence: number
          time_zone: Database["public"]["Enums"]["load_time_zone"]
          travel?: NonNullable<Json>
          updated_at?: string
        }
        Update: {
          created_at?: string
          entered_at?: string | null
          entry_place?: string
          exit_place?: string
          id?: string
          is_confirmed?: boolean
          jurisdiction?: string
          left_at?: string | null
          load_id?: string
          miles?: number | null
          miles_is_estimate?: boolean
          planned_entry_at?: string | null
          planned_exit_at?: string | null
          road?: string
          sequence?: number
          time_zone?: Database["public"]["Enums"]["load_time_zone"]
          travel?: NonNullable<Json>
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "load_legs_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_legs_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      load_measures: {
        Row: {
          created_at: string
          height: number
          id: string
          length: number
          load_id: string
          measured_by: string | null
          weight_lbs: number | null
          width: number
        }
        Insert: {
          created_at?: string
          height: number
          id: string
          length: number
          load_id: string
          measured_by?: string | null
          weight_lbs?: number | null
          width: number
        }
        Update: {
          created_at?: string
          height?: number
          id?: string
          length?: number
          load_id?: string
          measured_by?: string | null
          weight_lbs?: number | null
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "load_measures_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_measures_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_measures_measured_by_fkey"
            columns: ["measured_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      load_permits: {
        Row: {
          applied_on: string | null
          authority: string
          authority_type: string
          axle_weights: number[] | null
          created_at: string
          curfews: NonNullable<Json>
          escorts: Database["public"]["Enums"]["escort_position"][]
          id: string
          is_night_allowed: boolean
          issued_at: string | null
          jurisdiction: string
          kind: Database["public"]["Enums"]["permit_kind"]
          leg_id: string | null
          load_id: string
          max_height: number | null
          max_length: number | null
          max_weight_lbs: number | null
          max_width: number | null
          permit_number: string | null
          provisions: string
          request_id: string | null
          revision: number
          route_text: string
          status: Database["public"]["Enums"]["permit_status"]
          time_zone: Database["public"]["Enums"]["load_time_zone"] | null
          travel_days: string[] | null
          travel_from: string | null
          travel_until: string | null
          trips: number | null
          updated_at: string
          valid_from: string | null
          valid_until: string | null
        }
        Insert: {
          applied_on?: string | null
          authority?: string
          authority_type?: string
          axle_weights?: number[] | null
          created_at?: string
          curfews?: NonNullable<Json>
          escorts?: Database["public"]["Enums"]["escort_position"][]
          id?: string
          is_night_allowed?: boolean
          issued_at?: string | null
          jurisdiction: string
          kind?: Database["public"]["Enums"]["permit_kind"]
          leg_id?: string | null
          load_id: string
          max_height?: number | null
          max_length?: number | null
          max_weight_lbs?: number | null
          max_width?: number | null
          permit_number?: string | null
          provisions?: string
          request_id?: string | null
          revision?: number
          route_text?: string
          status?: Database["public"]["Enums"]["permit_status"]
          time_zone?: Database["public"]["Enums"]["load_time_zone"] | null
          travel_days?: string[] | null
          travel_from?: string | null
          travel_until?: string | null
          trips?: number | null
          updated_at?: string
          valid_from?: string | null
          valid_until?: string | null
        }
        Update: {
          applied_on?: string | null
          authority?: string
          authority_type?: string
          axle_weights?: number[] | null
          created_at?: string
          curfews?: NonNullable<Json>
          escorts?: Database["public"]["Enums"]["escort_position"][]
          id?: string
          is_night_allowed?: boolean
          issued_at?: string | null
          jurisdiction?: string
          kind?: Database["public"]["Enums"]["permit_kind"]
          leg_id?: string | null
          load_id?: string
          max_height?: number | null
          max_length?: number | null
          max_weight_lbs?: number | null
          max_width?: number | null
          permit_number?: string | null
          provisions?: string
          request_id?: string | null
          revision?: number
          route_text?: string
          status?: Database["public"]["Enums"]["permit_status"]
          time_zone?: Database["public"]["Enums"]["load_time_zone"] | null
          travel_days?: string[] | null
          travel_from?: string | null
          travel_until?: string | null
          trips?: number | null
          updated_at?: string
          valid_from?: string | null
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "load_permits_leg_fkey"
            columns: ["leg_id", "load_id", "jurisdiction"]
            isOneToOne: false
            referencedRelation: "load_legs"
            referencedColumns: ["id", "load_id", "jurisdiction"]
          },
          {
            foreignKeyName: "load_permits_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_permits_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      load_stops: {
        Row: {
          appointment_number: string
          arrived_at: string | null
          arrived_by: string | null
          arrived_received_at: string | null
          contact_name: string
          contact_phone: string
          created_at: string
          departed_at: string | null
          departed_by: string | null
          departed_received_at: string | null
          eta_at: string | null
          eta_changed_at: string | null
          eta_reason: string
          eta_was_at: string | null
          id: string
          is_missed: boolean
          kind: Database["public"]["Enums"]["stop_kind"]
          load_id: string
          place: string
          sequence: number
          site: string
          street_address: string
          time_zone: Database["public"]["Enums"]["load_time_zone"]
          updated_at: string
          window_from: string | null
          window_until: string | null
        }
        Insert: {
          appointment_number?: string
          arrived_at?: string | null
          arrived_by?: string | null
          arrived_received_at?: string | null
          contact_name?: string
          contact_phone?: string
          created_at?: string
          departed_at?: string | null
          departed_by?: string | null
          departed_received_at?: string | null
          eta_at?: string | null
          eta_changed_at?: string | null
          eta_reason?: string
          eta_was_at?: string | null
          id?: string
          is_missed?: boolean
          kind: Database["public"]["Enums"]["stop_kind"]
          load_id: string
          place: string
          sequence: number
          site?: string
          street_address?: string
          time_zone?: Database["public"]["Enums"]["load_time_zone"]
          updated_at?: string
          window_from?: string | null
          window_until?: string | null
        }
        Update: {
          appointment_number?: string
          arrived_at?: string | null
          arrived_by?: string | null
          arrived_received_at?: string | null
          contact_name?: string
          contact_phone?: string
          created_at?: string
          departed_at?: string | null
          departed_by?: string | null
          departed_received_at?: string | null
          eta_at?: string | null
          eta_changed_at?: string | null
          eta_reason?: string
          eta_was_at?: string | null
          id?: string
          is_missed?: boolean
          kind?: Database["public"]["Enums"]["stop_kind"]
          load_id?: string
          place?: string
          sequence?: number
          site?: string
          street_address?: string
          time_zone?: Database["public"]["Enums"]["load_time_zone"]
          updated_at?: string
          window_from?: string | null
          window_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "load_stops_arrived_by_fkey"
            columns: ["arrived_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_stops_departed_by_fkey"
            columns: ["departed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_stops_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "admin_load_checks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "load_stops_load_id_fkey"
            columns: ["load_id"]
            isOneToOne: false
            referencedRelation: "loads"
            referencedColumns: ["id"]
          },
        ]
      }
      loads: {
        Row: {
          bol_number: string | null
          cancel_reason: string | null
          closed_at: string | null
          commodity: string | null
          created_at: string
          delivery_at: string | null
          delivery_time_zone: Database["public"]["Enums"]["load_time_zone"]
          destination: string
          driver_id: string | null
          equipment: string
          height: number
          id: string
          instructions: string
          length: number
          no_pod_reason: string | null
          number: string
          offer_id: string | null
          origin: string
          pickup_at: string | null
          pickup_date: string | null
          pickup_sort: string
          pickup_time_zone: Database["public"]["Enums"]["load_time_zone"]
          pieces: NonNullable<Json>
          po_number: string | null
          quote_id: string | null
          start_override: Json | null
          status: Database["public"]["Enums"]["load_status"]
          title: string
          updated_at: string
          weight_lbs: number | null
          width: number
          checks: {
            id: string | null
            permits_needed: number | null
            permits_valid: number | null
            pickup_group: Database["public"]["Enums"]["pickup_group"] | null
            road_problems: Json | null
            start_problems: Json | null
          } | null
          costs_compared: Json | null
          free_minutes: number | null
          invoice_checks: Json | null
        }
        Insert: {
          bol_number?: string | null
          cancel_reason?: string | null
          closed_at?: string | null
          commodity?: string | null
          created_at?: string
          delivery_at?: string | null
          delivery_time_zone?: Database["public"]["Enums"]["load_time_zone"]
          destination: string
          driver_id?: string | null
          equipment?: string
          height?: number
          id?: string
          instructions?: string
          length?: number
          no_pod_reason?: string | null
          number?: string
          offer_id?: string | null
          origin: string
          pickup_at?: string | null
          pickup_date?: string | null
          pickup_sort?: string
          pickup_time_zone?: Database["public"]["Enums"]["load_time_zone"]
          pieces?: NonNullable<Json>
          po_number?: string | null
          quote_id?: string | null
          start_override?: Json | null
          status?: Database["public"]["Enums"]["load_status"]
          title: string
          updated_at?: string
          weight_lbs?: number | null
          width?: number
        }
        Update: {
          bol_number?: string | null
          cancel_reason?: string | null
          closed_at?: string | null
          commodity?: string | null
          created_at?: string
          delivery_at?: string | null
          delivery_time_zone?: Database["public"]["Enums"]["load_time_zone"]
          destination?: string
          driver_id?: string | null
          equipment?: string
          height?: number
          id?: string
          instructions?: string
          length?: number
          no_pod_reason?: string | null
          number?: string
          offer_id?: string | null
          origin?: string
          pickup_at?: string | null
          pickup_date?: string | null
          pickup_sort?: string
          pickup_time_zone?: Database["public"]["Enums"]["load_time_zone"]
          pieces?: NonNullable<Json>
          po_number?: string | null
          quote_id?: string | null
          start_override?: Json | null
          status?: Database["public"]["Enums"]["load_status"]
          title?: string
          updated_at?: string
          weight_lbs?: number | null
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "loads_driver_id_fkey"
            columns: ["driver_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "loads_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: true
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "loads_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      offer_line_estimates: {
        Row: {
          cost_cents: number | null
          offer_id: string
          position: number
          quantity: number | null
          rate_cents: number | null
          unit: Database["public"]["Enums"]["offer_unit"] | null
        }
        Insert: {
          cost_cents?: number | null
          offer_id: string
          position: number
          quantity?: number | null
          rate_cents?: number | null
          unit?: Database["public"]["Enums"]["offer_unit"] | null
        }
        Update: {
          cost_cents?: number | null
          offer_id?: string
          position?: number
          quantity?: number | null
          rate_cents?: number | null
          unit?: Database["public"]["Enums"]["offer_unit"] | null
        }
        Relationships: [
          {
            foreignKeyName: "offer_line_estimates_offer_id_position_fkey"
            columns: ["offer_id", "position"]
            isOneToOne: true
            referencedRelation: "offer_lines"
            referencedColumns: ["offer_id", "position"]
          },
        ]
      }
      offer_lines: {
        Row: {
          amount_cents: number | null
          currency: Database["public"]["Enums"]["offer_currency"]
          description: string
          escort_position: Database["public"]["Enums"]["escort_position"] | null
          id: string
          is_estimate: boolean
          is_pass_through: boolean
          jurisdiction: string | null
          kind: Database["public"]["Enums"]["offer_line_kind"]
          offer_id: string
          position: number
          quantity: number
          rate_cents: number | null
          source: string
          unit: Database["public"]["Enums"]["offer_unit"]
        }
        Insert: {
          amount_cents?: never
          currency: Database["public"]["Enums"]["offer_currency"]
          description: string
          escort_position?:
            | Database["public"]["Enums"]["escort_position"]
            | null
          id?: string
          is_estimate?: boolean
          is_pass_through?: boolean
          jurisdiction?: string | null
          kind: Database["public"]["Enums"]["offer_line_kind"]
          offer_id: string
          position: number
          quantity?: number
          rate_cents?: number | null
          source?: string
          unit?: Database["public"]["Enums"]["offer_unit"]
        }
        Update: {
          amount_cents?: never
          currency?: Database["public"]["Enums"]["offer_currency"]
          description?: string
          escort_position?:
            | Database["public"]["Enums"]["escort_position"]
            | null
          id?: string
          is_estimate?: boolean
          is_pass_through?: boolean
          jurisdiction?: string | null
          kind?: Database["public"]["Enums"]["offer_line_kind"]
          offer_id?: string
          position?: number
          quantity?: number
          rate_cents?: number | null
          source?: string
          unit?: Database["public"]["Enums"]["offer_unit"]
        }
        Relationships: [
          {
            foreignKeyName: "offer_lines_offer_id_currency_fkey"
            columns: ["offer_id", "currency"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id", "currency"]
          },
        ]
      }
      offer_settings: {
        Row: {
          detention_cents: number
          exclusions: string
          free_minutes: number
          layover_cents: number
          only_row: boolean
          payment_days: number
          terms_version: string
          tonu_cents: number
          updated_at: string
          validity_days: number
        }
        Insert: {
          detention_cents?: number
          exclusions?: string
          free_minutes?: number
          layover_cents?: number
          only_row?: boolean
          payment_days?: number
          terms_version?: string
          tonu_cents?: number
          updated_at?: string
          validity_days?: number
        }
        Update: {
          detention_cents?: number
          exclusions?: string
          free_minutes?: number
          layover_cents?: number
          only_row?: boolean
          payment_days?: number
          terms_version?: string
          tonu_cents?: number
          updated_at?: string
          validity_days?: number
        }
        Relationships: []
      }
      offers: {
        Row: {
          accepted_at: string | null
          accepted_email: string | null
          accepted_name: string | null
          answer_request_id: string | null
          commodity: string | null
          created_at: string
          created_by: string | null
          currency: Database["public"]["Enums"]["offer_currency"]
          customer_email: string
          customer_name: string
          decline_note: string | null
          decline_reason:
            | Database["public"]["Enums"]["offer_decline_reason"]
            | null
          declined_at: string | null
          deliver_by: string | null
          destination: string
          detention_cents: number
          equipment: string
          exclusions: string
          expired_at: string | null
          fixed_cents: number
          free_minutes: number
          height: number
          id: string
          is_latest: boolean
          layover_cents: number
          length: number
          message: string
          needs_po: boolean
          number: string
          origin: string
          pass_through_cents: number
          payment_days: number
          pdf_sha256: string | null
          po_number: string | null
          quote_id: string | null
          ready_on: string | null
          reference: string
          requested_at: string | null
          save_request_id: string | null
          search_text: string
          send_request_id: string | null
          sends_at: string | null
          sent_at: string | null
          sent_by: string | null
          states: string[]
          status: Database["public"]["Enums"]["offer_status"]
          superseded_at: string | null
          terms_version: string
          tonu_cents: number
          total_cents: number
          updated_at: string
          valid_until: string | null
          version: number
          weight_lbs: number | null
          width: number
          withdraw_request_id: string | null
          withdrawal_reason: string | null
          withdrawn_at: string | null
        }
        Insert: {
          accepted_at?: string | null
          accepted_email?: string | null
          accepted_name?: string | null
          answer_request_id?: string | null
          commodity?: string | null
          created_at?: string
          created_by?: string | null
          currency?: Database["public"]["Enums"]["offer_currency"]
          customer_email: string
          customer_name: string
          decline_note?: string | null
          decline_reason?:
            | Database["public"]["Enums"]["offer_decline_reason"]
            | null
          declined_at?: string | null
          deliver_by?: string | null
          destination: string
          detention_cents: number
          equipment?: string
          exclusions: string
          expired_at?: string | null
          fixed_cents?: number
          free_minutes: number
          height?: number
          id: string
          is_latest?: boolean
          layover_cents: number
          length?: number
          message?: string
          needs_po?: boolean
          number: string
          origin: string
          pass_through_cents?: number
          payment_days: number
          pdf_sha256?: string | null
          po_number?: string | null
          quote_id?: string | null
          ready_on?: string | null
          reference: string
          requested_at?: string | null
          save_request_id?: string | null
          search_text?: never
          send_request_id?: string | null
          sends_at?: string | null
          sent_at?: string | null
          sent_by?: string | null
          states?: string[]
          status?: Database["public"]["Enums"]["offer_status"]
          superseded_at?: string | null
          terms_version: string
          tonu_cents: number
          total_cents?: never
          updated_at?: string
          valid_until?: string | null
          version: number
          weight_lbs?: number | null
          width?: number
          withdraw_request_id?: string | null
          withdrawal_reason?: string | null
          withdrawn_at?: string | null
        }
        Update: {
          accepted_at?: string | null
          accepted_email?: string | null
          accepted_name?: string | null
          answer_request_id?: string | null
          commodity?: string | null
          created_at?: string
          created_by?: string | null
          currency?: Database["public"]["Enums"]["offer_currency"]
          customer_email?: string
          customer_name?: string
          decline_note?: string | null
          decline_reason?:
            | Database["public"]["Enums"]["offer_decline_reason"]
            | null
          declined_at?: string | null
          deliver_by?: string | null
          destination?: string
          detention_cents?: number
          equipment?: string
          exclusions?: string
          expired_at?: string | null
          fixed_cents?: number
          free_minutes?: number
          height?: number
          id?: string
          is_latest?: boolean
          layover_cents?: number
          length?: number
          message?: string
          needs_po?: boolean
          number?: string
          origin?: string
          pass_through_cents?: number
          payment_days?: number
          pdf_sha256?: string | null
          po_number?: string | null
          quote_id?: string | null
          ready_on?: string | null
          reference?: string
          requested_at?: string | null
          save_request_id?: string | null
          search_text?: never
          send_request_id?: string | null
          sends_at?: string | null
          sent_at?: string | null
          sent_by?: string | null
          states?: string[]
          status?: Database["public"]["Enums"]["offer_status"]
          superseded_at?: string | null
          terms_version?: string
          tonu_cents?: number
          total_cents?: never
          updated_at?: string
          valid_until?: string | null
          version?: number
          weight_lbs?: number | null
          width?: number
          withdraw_request_id?: string | null
          withdrawal_reason?: string | null
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "offers_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_sent_by_fkey"
            columns: ["sent_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      permit_costs: {
        Row: {
          cents: number
          currency: string
          permit_id: string
          updated_at: string
        }
        Insert: {
          cents: number
          currency?: string
          permit_id: string
          updated_at?: string
        }
        Update: {
          cents?: number
          currency?: string
          permit_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "permit_costs_permit_id_fkey"
            columns: ["permit_id"]
            isOneToOne: true
            referencedRelation: "load_permits"
            referencedColumns: ["id"]
          },
        ]
      }
      permit_lead_times: {
        Row: {
          jurisdiction: string
          routine_days: number
          superload_days: number
          updated_at: string
        }
        Insert: {
          jurisdiction: string
          routine_days?: number
          superload_days?: number
          updated_at?: string
        }
        Update: {
          jurisdiction?: string
          routine_days?: number
          superload_days?: number
          updated_at?: string
        }
        Relationships: []
      }
      permit_revisions: {
        Row: {
          after: NonNullable<Json>
          author_id: string | null
          before: NonNullable<Json>
          created_at: string
          id: string
          permit_id: string
          reason: string
          revision: number
          undoes: string | null
        }
        Insert: {
          after: NonNullable<Json>
          author_id?: string | null
          before: NonNullable<Json>
          created_at?: string
          id?: string
          permit_id: string
          reason?: string
          revision: number
          undoes?: string | null
        }
        Update: {
          after?: NonNullable<Json>
          author_id?: string | null
          before?: NonNullable<Json>
          created_at?: string
          id?: string
          permit_id?: string
          reason?: string
          revision?: number
          undoes?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "permit_revisions_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "permit_revisions_permit_id_fkey"
            columns: ["permit_id"]
            isOneToOne: false
            referencedRelation: "load_permits"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "permit_revisions_undoes_fkey"
            columns: ["undoes"]
            isOneToOne: true
            referencedRelation: "permit_revisions"
            referencedColumns: ["id"]
          },
        ]
      }
      pilot_papers: {
        Row: {
          checked_at: string | null
          checked_by: string | null
          created_at: string
          expires_on: string
          file_name: string
          file_path: string
          id: string
          insurer: string | null
          issuing_state: string | null
          kind: Database["public"]["Enums"]["pilot_paper_kind"]
          limit_cents: number | null
          number: string
          pilot_id: string
          starts_on: string | null
          updated_at: string
        }
        Insert: {
          checked_at?: string | null
          checked_by?: string | null
          created_at?: string
          expires_on: string
          file_name: string
          file_path: string
          id: string
          insurer?: string | null
          issuing_state?: string | null
          kind: Database["public"]["Enums"]["pilot_paper_kind"]
          limit_cents?: number | null
          number: string
          pilot_id?: string
          starts_on?: string | null
          updated_at?: string
        }
        Update: {
          checked_at?: string | null
          checked_by?: string | null
          created_at?: string
          expires_on?: string
          file_name?: string
          file_path?: string
          id?: string
          insurer?: string | null
          issuing_state?: string | null
          kind?: Database["public"]["Enums"]["pilot_paper_kind"]
          limit_cents?: number | null
          number?: string
          pilot_id?: string
          starts_on?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "pilot_papers_checked_by_fkey"
            columns: ["checked_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "pilot_papers_pilot_id_fkey"
            columns: ["pilot_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      pilot_profiles: {
        Row: {
          certified_states: string[]
          has_high_pole: boolean
          home_base_city: string
          home_base_state: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          certified_states?: string[]
          has_high_pole?: boolean
          home_base_city?: string
          home_base_state?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          certified_states?: string[]
          has_high_pole?: boolean
          home_base_city?: string
          home_base_state?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "pilot_profiles_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      price_settings: {
        Row: {
          configuration_mile_cents: NonNullable<Json>
          cost_mile_cents: number
          escort_cost_day_cents: number
          escort_cost_mile_cents: number
          escort_day_cents: number
          escort_mile_cents: number
          fuel_cost_mile_cents: number
          fuel_mile_cents: number | null
          fuel_percent: number | null
          is_sample: boolean
          mile_cents: number
          minimum_cents: number
          only_row: boolean
          permit_cents: NonNullable<Json>
          updated_at: string
        }
        Insert: {
          configuration_mile_cents?: NonNullable<Json>
          cost_mile_cents?: number
          escort_cost_day_cents?: number
          escort_cost_mile_cents?: number
          escort_day_cents?: number
          escort_mile_cents?: number
          fuel_cost_mile_cents?: number
          fuel_mile_cents?: number | null
          fuel_percent?: number | null
          is_sample?: boolean
          mile_cents?: number
          minimum_cents?: number
          only_row?: boolean
          permit_cents?: NonNullable<Json>
          updated_at?: string
        }
        Update: {
          configuration_mile_cents?: NonNullable<Json>
          cost_mile_cents?: number
          escort_cost_day_cents?: number
          escort_cost_mile_cents?: number
          escort_day_cents?: number
          escort_mile_cents?: number
          fuel_cost_mile_cents?: number
          fuel_mile_cents?: number | null
          fuel_percent?: number | null
          is_sample?: boolean
          mile_cents?: number
          minimum_cents?: number
          only_row?: boolean
          permit_cents?: NonNullable<Json>
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          company_name: string | null
          created_at: string
          email: string
          first_name: string
          id: string
          invited_at: string | null
          joined_at: string | null
          last_name: string
          phone: string | null
          roles: string[]
          search_text: string | null
          sort_name: string | null
          updated_at: string
        }
        Insert: {
          company_name?: string | null
          created_at?: string
          email: string
          first_name?: string
          id: string
          invited_at?: string | null
          joined_at?: string | null
          last_name?: string
          phone?: string | null
          roles?: string[]
          search_text?: string | null
          sort_name?: never
          updated_at?: string
        }
        Update: {
          company_name?: string | null
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          invited_at?: string | null
          joined_at?: string | null
          last_name?: string
          phone?: string | null
          roles?: string[]
          search_text?: string | null
          sort_name?: never
          updated_at?: string
        }
        Relationships: []
      }
      quote_assignments: {
        Row: {
          assigned_at: string
          assigned_to: string
          quote_id: string
        }
        Insert: {
          assigned_at?: string
          assigned_to: string
          quote_id: string
        }
        Update: {
          assigned_at?: string
          assigned_to?: string
          quote_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_assignments_assigned_to_fkey"
            columns: ["assigned_to"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_assignments_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: true
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_notes: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          quote_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          quote_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          quote_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_notes_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_notes_quote_id_fkey"
            columns: ["quote_id"]
            isOneToOne: false
            referencedRelation: "quotes"
            referencedColumns: ["id"]
          },
        ]
      }
      quotes: {
        Row: {
          archived_at: string | null
          are_dates_flexible: boolean
          assessment: Json | null
          attachments: string[]
          commodity: string | null
          created_at: string
          customer_name: string
          deleted_at: string | null
          deleted_by: string | null
          deliver_by: string | null
          destination: string
          email: string
          equipment: string
          fill_ms: number | null
          height: number
          id: string
          length: number
          link_hash: string | null
          notes: string | null
          origin: string
          phone: string
          pieces: NonNullable<Json>
          po_number: string | null
          ready_on: string | null
          reference: string
          replied_at: string | null
          reviewed_at: string | null
          search_text: string | null
          status: Database["public"]["Enums"]["quote_status"]
          updated_at: string
          user_id: string | null
          website: string
          weight_lbs: number | null
          width: number
        }
        Insert: {
          archived_at?: string | null
          are_dates_flexible?: boolean
          assessment?: Json | null
          attachments?: string[]
          commodity?: string | null
          created_at?: string
          customer_name: string
          deleted_at?: string | null
          deleted_by?: string | null
          deliver_by?: string | null
          destination: string
          email: string
          equipment?: string
          fill_ms?: number | null
          height?: number
          id?: string
          length?: number
          link_hash?: string | null
          notes?: string | null
          origin: string
          phone: string
          pieces?: NonNullable<Json>
          po_number?: string | null
          ready_on?: string | null
          reference?: string
          replied_at?: string | null
          reviewed_at?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["quote_status"]
          updated_at?: string
          user_id?: string | null
          website?: string
          weight_lbs?: number | null
          width?: number
        }
        Update: {
          archived_at?: string | null
          are_dates_flexible?: boolean
          assessment?: Json | null
          attachments?: string[]
          commodity?: string | null
          created_at?: string
          customer_name?: string
          deleted_at?: string | null
          deleted_by?: string | null
          deliver_by?: string | null
          destination?: string
          email?: string
          equipment?: string
          fill_ms?: number | null
          height?: number
          id?: string
          length?: number
          link_hash?: string | null
          notes?: string | null
          origin?: string
          phone?: string
          pieces?: NonNullable<Json>
          po_number?: string | null
          ready_on?: string | null
          reference?: string
          replied_at?: string | null
          reviewed_at?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["quote_status"]
          updated_at?: string
          user_id?: string | null
          website?: string
          weight_lbs?: number | null
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "quotes_deleted_by_fkey"
            columns: ["deleted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quotes_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      rule_changes: {
        Row: {
          actor_id: string | null
          created_at: string
          id: number
          kind: Database["public"]["Enums"]["rule_change_kind"]
          summary: string
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          id?: never
          kind: Database["public"]["Enums"]["rule_change_kind"]
          summary: string
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          id?: never
          kind?: Database["public"]["Enums"]["rule_change_kind"]
          summary?: string
        }
        Relationships: [
          {
            foreignKeyName: "rule_changes_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      rule_reviews: {
        Row: {
          created_at: string
          id: number
          reviewed_by: string | null
          reviewed_on: string
          state: string
        }
        Insert: {
          created_at?: string
          id?: never
          reviewed_by?: string | null
          reviewed_on: string
          state: string
        }
        Update: {
          created_at?: string
          id?: never
          reviewed_by?: string | null
          reviewed_on?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "rule_reviews_reviewed_by_fkey"
            columns: ["reviewed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      rule_sources: {
        Row: {
          as_of: string | null
          created_at: string
          id: string
          kind: string
          publisher: string
          retrieved_on: string
          title: string
          updated_at: string
          url: string
        }
        Insert: {
          as_of?: string | null
          created_at?: string
          id: string
          kind: string
          publisher: string
          retrieved_on: string
          title: string
          updated_at?: string
          url?: string
        }
        Update: {
          as_of?: string | null
          created_at?: string
          id?: string
          kind?: string
          publisher?: string
          retrieved_on?: string
          title?: string
          updated_at?: string
          url?: string
        }
        Relationships: []
      }
      services: {
        Row: {
          active: boolean
          category: Database["public"]["Enums"]["service_category"]
          created_at: string
          id: string
          name: string
          price: string
          search_text: string
          short_description: string
          updated_at: string
        }
        Insert: {
          active?: boolean
          category: Database["public"]["Enums"]["service_category"]
          created_at?: string
          id?: string
          name: string
          price?: string
          search_text?: never
          short_description?: string
          updated_at?: string
        }
        Update: {
          active?: boolean
          category?: Database["public"]["Enums"]["service_category"]
          created_at?: string
          id?: string
          name?: string
          price?: string
          search_text?: never
          short_description?: string
          updated_at?: string
        }
        Relationships: []
      }
      state_borders: {
        Row: {
          is_ferry_only: boolean
          state_a: string
          state_b: string
        }
        Insert: {
          is_ferry_only?: boolean
          state_a: string
          state_b: string
        }
        Update: {
          is_ferry_only?: boolean
          state_a?: string
          state_b?: string
        }
        Relationships: []
      }
      state_rules: {
        Row: {
          as_of: string | null
          certainty: string
          closed_in: number | null
          comparison: string
          condition_note: string
          id: string
          is_conflict: boolean
          opened_in: number
          road_class: string
          rule: string
          source_ids: string[]
          state: string
          unit: string
          valid_from: string
          valid_to: string | null
          value: string
        }
        Insert: {
          as_of?: string | null
          certainty: string
          closed_in?: number | null
          comparison: string
          condition_note?: string
          id?: string
          is_conflict?: boolean
          opened_in: number
          road_class?: string
          rule: string
          source_ids: string[]
          state: string
          unit: string
          valid_from?: string
          valid_to?: string | null
          value: string
        }
        Update: {
          as_of?: string | null
          certainty?: string
          closed_in?: number | null
          comparison?: string
          condition_note?: string
          id?: string
          is_conflict?: boolean
          opened_in?: number
          road_class?: string
          rule?: string
          source_ids?: string[]
          state?: string
          unit?: string
          valid_from?: string
          valid_to?: string | null
          value?: string
        }
        Relationships: [
          {
            foreignKeyName: "state_rules_closed_in_fkey"
            columns: ["closed_in"]
            isOneToOne: false
            referencedRelation: "rule_changes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "state_rules_opened_in_fkey"
            columns: ["opened_in"]
            isOneToOne: false
            referencedRelation: "rule_changes"
            referencedColumns: ["id"]
          },
        ]
      }
      travel_settings: {
        Row: {
          driving_hours: number
          driving_mph: number
          only_row: boolean
        }
        Insert: {
          driving_hours?: number
          driving_mph?: number
          only_row?: boolean
        }
        Update: {
          driving_hours?: number
          driving_mph?: number
          only_row?: boolean
        }
        Relationships: []
      }
      unique_visitors: {
        Row: {
          consent_id: string
          first_seen_at: string
          geo_city: string | null
          geo_country: string | null
          ip_address: string | null
          last_seen_at: string
          last_session_id: string | null
          total_visits: number
          visitor_number: number
        }
        Insert: {
          consent_id: string
          first_seen_at?: string
          geo_city?: string | null
          geo_country?: string | null
          ip_address?: string | null
          last_seen_at?: string
          last_session_id?: string | null
          total_visits?: number
          visitor_number?: never
        }
        Update: {
          consent_id?: string
          first_seen_at?: string
          geo_city?: string | null
          geo_country?: string | null
          ip_address?: string | null
          last_seen_at?: string
          last_session_id?: string | null
          total_visits?: number
          visitor_number?: never
        }
        Relationships: []
      }
      unit_outages: {
        Row: {
          created_at: string
          days: unknown
          from_day: string
          id: string
          reason: string
          unit_id: string
          until_day: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          days?: never
          from_day: string
          id?: string
          reason: string
          unit_id: string
          until_day?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          days?: never
          from_day?: string
          id?: string
          reason?: string
          unit_id?: string
          until_day?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "unit_outages_unit_id_fkey"
            columns: ["unit_id"]
            isOneToOne: false
            referencedRelation: "units"
            referencedColumns: ["id"]
          },
        ]
      }
      units: {
        Row: {
          axle_spacings: number[] | null
          axles: number
          capacity_lbs: number | null
          created_at: string
          deck: Database["public"]["Enums"]["trailer_deck"] | null
          deck_height: number | null
          deck_length: number | null
          id: string
          kind: Database["public"]["Enums"]["unit_kind"]
          license_plate: string | null
          make: string
          model: string
          number: string
          search_text: string | null
          tare_lbs: number
          updated_at: string
          vin: string | null
          year_manufactured: number | null
        }
        Insert: {
          axle_spacings?: number[] | null
          axles: number
          capacity_lbs?: number | null
          created_at?: string
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          deck_height?: number | null
          deck_length?: number | null
          id?: string
          kind: Database["public"]["Enums"]["unit_kind"]
          license_plate?: string | null
          make?: string
          model?: string
          number: string
          search_text?: never
          tare_lbs: number
          updated_at?: string
          vin?: string | null
          year_manufactured?: number | null
        }
        Update: {
          axle_spacings?: number[] | null
          axles?: number
          capacity_lbs?: number | null
          created_at?: string
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          deck_height?: number | null
          deck_length?: number | null
          id?: string
          kind?: Database["public"]["Enums"]["unit_kind"]
          license_plate?: string | null
          make?: string
          model?: string
          number?: string
          search_text?: never
          tare_lbs?: number
          updated_at?: string
          vin?: string | null
          year_manufactured?: number | null
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          created_at: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          created_at?: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          created_at?: string
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_roles_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      admin_contact_messages: {
        Row: {
          created_at: string | null
          deleted_at: string | null
          deleted_by: string | null
          email: string | null
          fill_ms: number | null
          id: string | null
          message: string | null
          name: string | null
          phone: string | null
          search_text: string | null
          status: Database["public"]["Enums"]["message_status"] | null
          subject: string | null
          updated_at: string | null
          website: string | null
        }
        Insert: {
          created_at?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          email?: string | null
          fill_ms?: number | null
          id?: string | null
          message?: string | null
          name?: string | null
          phone?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["message_status"] | null
          subject?: string | null
          updated_at?: string | null
          website?: string | null
        }
        Update: {
          created_at?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          email?: string | null
          fill_ms?: number | null
          id?: string | null
          message?: string | null
          name?: string | null
          phone?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["message_status"] | null
          subject?: string | null
          updated_at?: string | null
          website?: string | null
        }
        Relationships: []
      }
      admin_job_applications: {
        Row: {
          cdl_document_url: string | null
          cdl_license: boolean | null
          city: string | null
          created_at: string | null
          deleted_at: string | null
          deleted_by: string | null
          email: string | null
          experience_sort: number | null
          experience_years: number | null
          first_name: string | null
          id: string | null
          job_title: string | null
          last_name: string | null
          other_documents_urls: string[] | null
          phone: string | null
          resume_document_url: string | null
          search_text: string | null
          state: string | null
          status: Database["public"]["Enums"]["application_status"] | null
          updated_at: string | null
        }
        Insert: {
          cdl_document_url?: string | null
          cdl_license?: boolean | null
          city?: string | null
          created_at?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          email?: string | null
          experience_sort?: number | null
          experience_years?: number | null
          first_name?: string | null
          id?: string | null
          job_title?: string | null
          last_name?: string | null
          other_documents_urls?: string[] | null
          phone?: string | null
          resume_document_url?: string | null
          search_text?: string | null
          state?: string | null
          status?: Database["public"]["Enums"]["application_status"] | null
          updated_at?: string | null
        }
        Update: {
          cdl_document_url?: string | null
          cdl_license?: boolean | null
          city?: string | null
          created_at?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          email?: string | null
          experience_sort?: number | null
          experience_years?: number | null
          first_name?: string | null
          id?: string | null
          job_title?: string | null
          last_name?: string | null
          other_documents_urls?: string[] | null
          phone?: string | null
          resume_document_url?: string | null
          search_text?: string | null
          state?: string | null
          status?: Database["public"]["Enums"]["application_status"] | null
          updated_at?: string | null
        }
        Relationships: []
      }
      admin_load_checks: {
        Row: {
          id: string | null
          permits_needed: number | null
          permits_valid: number | null
          pickup_group: Database["public"]["Enums"]["pickup_group"] | null
          road_problems: Json | null
          start_problems: Json | null
        }
        Relationships: []
      }
      admin_my_quotes: {
        Row: {
          archived_at: string | null
          are_dates_flexible: boolean | null
          assessment: Json | null
          assignee: Json | null
          attachments: string[] | null
          commodity: string | null
          created_at: string | null
          customer_name: string | null
          deleted_at: string | null
          deleted_by: string | null
          deliver_by: string | null
          destination: string | null
          email: string | null
          equipment: string | null
          fill_ms: number | null
          height: number | null
          id: string | null
          length: number | null
          link_hash: string | null
          notes: string | null
          offer: Json | null
          offer_stage: string | null
          origin: string | null
          phone: string | null
          pieces: Json | null
          po_number: string | null
          ready_on: string | null
          reference: string | null
          replied_at: string | null
          reviewed_at: string | null
          search_text: string | null
          status: Database["public"]["Enums"]["quote_status"] | null
          updated_at: string | null
          user_id: string | null
          website: string | null
          weight_lbs: number | null
          width: number | null
        }
        Insert: {
          archived_at?: string | null
          are_dates_flexible?: boolean | null
          assessment?: Json | null
          assignee?: never
          attachments?: string[] | null
          commodity?: string | null
          created_at?: string | null
          customer_name?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          deliver_by?: string | null
          destination?: string | null
          email?: string | null
          equipment?: string | null
          fill_ms?: number | null
          height?: number | null
          id?: string | null
          length?: number | null
          link_hash?: string | null
          notes?: string | null
          offer?: never
          offer_stage?: never
          origin?: string | null
          phone?: string | null
          pieces?: Json | null
          po_number?: string | null
          ready_on?: string | null
          reference?: string | null
          replied_at?: string | null
          reviewed_at?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["quote_status"] | null
          updated_at?: string | null
          user_id?: string | null
          website?: string | null
          weight_lbs?: number | null
          width?: number | null
        }
        Update: {
          archived_at?: string | null
          are_dates_flexible?: boolean | null
          assessment?: Json | null
          assignee?: never
          attachments?: string[] | null
          commodity?: string | null
          created_at?: string | null
          customer_name?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          deliver_by?: string | null
          destination?: string | null
          email?: string | null
          equipment?: string | null
          fill_ms?: number | null
          height?: number | null
          id?: string | null
          length?: number | null
          link_hash?: string | null
          notes?: string | null
          offer?: never
          offer_stage?: never
          origin?: string | null
          phone?: string | null
          pieces?: Json | null
          po_number?: string | null
          ready_on?: string | null
          reference?: string | null
          replied_at?: string | null
          reviewed_at?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["quote_status"] | null
          updated_at?: string | null
          user_id?: string | null
          website?: string | null
          weight_lbs?: number | null
          width?: number | null
        }
        Relationships: []
      }
      admin_profiles: {
        Row: {
          company_name: string | null
          created_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          invited_at: string | null
          joined_at: string | null
          last_name: string | null
          phone: string | null
          roles: string[] | null
          search_text: string | null
          sort_name: string | null
          updated_at: string | null
        }
        Insert: {
          company_name?: string | null
          created_at?: string | null
          email?: string | null
          first_name?: string | null
          id?: string | null
          invited_at?: string | null
          joined_at?: string | null
          last_name?: string | null
          phone?: string | null
          roles?: string[] | null
          search_text?: string | null
          sort_name?: string | null
          updated_at?: string | null
        }
        Update: {
          company_name?: string | null
          created_at?: string | null
          email?: string | null
          first_name?: string | null
          id?: string | null
          invited_at?: string | null
          joined_at?: string | null
          last_name?: string | null
          phone?: string | null
          roles?: string[] | null
          search_text?: string | null
          sort_name?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
      admin_quotes: {
        Row: {
          archived_at: string | null
          are_dates_flexible: boolean | null
          assessment: Json | null
          assignee: Json | null
          attachments: string[] | null
          commodity: string | null
          created_at: string | null
          customer_name: string | null
          deleted_at: string | null
          deleted_by: string | null
          deliver_by: string | null
          destination: string | null
          email: string | null
          equipment: string | null
          fill_ms: number | null
          height: number | null
          id: string | null
          length: number | null
          link_hash: string | null
          notes: string | null
          offer: Json | null
          offer_stage: string | null
          origin: string | null
          phone: string | null
          pieces: Json | null
          po_number: string | null
          ready_on: string | null
          reference: string | null
          replied_at: string | null
          reviewed_at: string | null
          search_text: string | null
          status: Database["public"]["Enums"]["quote_status"] | null
          updated_at: string | null
          user_id: string | null
          website: string | null
          weight_lbs: number | null
          width: number | null
        }
        Insert: {
          archived_at?: string | null
          are_dates_flexible?: boolean | null
          assessment?: Json | null
          assignee?: never
          attachments?: string[] | null
          commodity?: string | null
          created_at?: string | null
          customer_name?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          deliver_by?: string | null
          destination?: string | null
          email?: string | null
          equipment?: string | null
          fill_ms?: number | null
          height?: number | null
          id?: string | null
          length?: number | null
          link_hash?: string | null
          notes?: string | null
          offer?: never
          offer_stage?: never
          origin?: string | null
          phone?: string | null
          pieces?: Json | null
          po_number?: string | null
          ready_on?: string | null
          reference?: string | null
          replied_at?: string | null
          reviewed_at?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["quote_status"] | null
          updated_at?: string | null
          user_id?: string | null
          website?: string | null
          weight_lbs?: number | null
          width?: number | null
        }
        Update: {
          archived_at?: string | null
          are_dates_flexible?: boolean | null
          assessment?: Json | null
          assignee?: never
          attachments?: string[] | null
          commodity?: string | null
          created_at?: string | null
          customer_name?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          deliver_by?: string | null
          destination?: string | null
          email?: string | null
          equipment?: string | null
          fill_ms?: number | null
          height?: number | null
          id?: string | null
          length?: number | null
          link_hash?: string | null
          notes?: string | null
          offer?: never
          offer_stage?: never
          origin?: string | null
          phone?: string | null
          pieces?: Json | null
          po_number?: string | null
          ready_on?: string | null
          reference?: string | null
          replied_at?: string | null
          reviewed_at?: string | null
          search_text?: string | null
          status?: Database["public"]["Enums"]["quote_status"] | null
          updated_at?: string | null
          user_id?: string | null
          website?: string | null
          weight_lbs?: number | null
          width?: number | null
        }
        Relationships: []
      }
      admin_units: {
        Row: {
          axle_spacings: number[] | null
          axles: number | null
          capacity_lbs: number | null
          created_at: string | null
          deck: Database["public"]["Enums"]["trailer_deck"] | null
          deck_height: number | null
          deck_length: number | null
          id: string | null
          is_out_of_service: boolean | null
          kind: Database["public"]["Enums"]["unit_kind"] | null
          license_plate: string | null
          make: string | null
          model: string | null
          next_load: Json | null
          next_outage: Json | null
          number: string | null
          search_text: string | null
          tare_lbs: number | null
          updated_at: string | null
          vin: string | null
          year_manufactured: number | null
        }
        Insert: {
          axle_spacings?: number[] | null
          axles?: number | null
          capacity_lbs?: number | null
          created_at?: string | null
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          deck_height?: number | null
          deck_length?: number | null
          id?: string | null
          is_out_of_service?: never
          kind?: Database["public"]["Enums"]["unit_kind"] | null
          license_plate?: string | null
          make?: string | null
          model?: string | null
          next_load?: never
          next_outage?: never
          number?: string | null
          search_text?: string | null
          tare_lbs?: number | null
          updated_at?: string | null
          vin?: string | null
          year_manufactured?: number | null
        }
        Update: {
          axle_spacings?: number[] | null
          axles?: number | null
          capacity_lbs?: number | null
          created_at?: string | null
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          deck_height?: number | null
          deck_length?: number | null
          id?: string | null
          is_out_of_service?: never
          kind?: Database["public"]["Enums"]["unit_kind"] | null
          license_plate?: string | null
          make?: string | null
          model?: string | null
          next_load?: never
          next_outage?: never
          number?: string | null
          search_text?: string | null
          tare_lbs?: number | null
          updated_at?: string | null
          vin?: string | null
          year_manufactured?: number | null
        }
        Relationships: []
      }
      fleet: {
        Row: {
          axle_count: number | null
          axle_layout: string | null
          created_at: string | null
          deck: Database["public"]["Enums"]["trailer_deck"] | null
          description: string | null
          height: number | null
          id: string | null
          image_height: number | null
          image_url: string | null
          image_width: number | null
          length: number | null
          license_plate: string | null
          max_weight_capacity: number | null
          name: string | null
          status: Database["public"]["Enums"]["fleet_status"] | null
          updated_at: string | null
          vin: string | null
          width: number | null
          year_manufactured: number | null
        }
        Insert: {
          axle_count?: number | null
          axle_layout?: string | null
          created_at?: string | null
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          description?: string | null
          height?: number | null
          id?: string | null
          image_height?: number | null
          image_url?: string | null
          image_width?: number | null
          length?: number | null
          license_plate?: string | null
          max_weight_capacity?: number | null
          name?: string | null
          status?: Database["public"]["Enums"]["fleet_status"] | null
          updated_at?: string | null
          vin?: string | null
          width?: number | null
          year_manufactured?: number | null
        }
        Update: {
          axle_count?: number | null
          axle_layout?: string | null
          created_at?: string | null
          deck?: Database["public"]["Enums"]["trailer_deck"] | null
          description?: string | null
          height?: number | null
          id?: string | null
          image_height?: number | null
          image_url?: string | null
          image_width?: number | null
          length?: number | null
          license_plate?: string | null
          max_weight_capacity?: number | null
          name?: string | null
          status?: Database["public"]["Enums"]["fleet_status"] | null
          updated_at?: string | null
          vin?: string | null
          width?: number | null
          year_manufactured?: number | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_offer: {
        Args: {
          _name: string
          _offer_id: string
          _po_number?: string
          _request_id: string
          _token?: string
        }
        Returns: Json
      }
      activity_history: {
        Args: {
          _action?: Database["public"]["Enums"]["activity_action"]
          _before_at?: string
          _before_id?: number
          _from?: string
          _limit?: number
          _search?: string
          _subject?: Database["public"]["Enums"]["activity_subject"]
        }
        Returns: {
          action: Database["public"]["Enums"]["activity_action"]
          actor: Json
          created_at: string
          detail: string
          id: number
          label: string
          new_status: string
          old_status: string
          record_id: string
          subject: Database["public"]["Enums"]["activity_subject"]
          target: Json
        }[]
      }
      add_escort_slots: {
        Args: { _load_id: string; _slots: Json }
        Returns: number
      }
      add_load_document: {
        Args: {
          _file_path: string
          _id: string
          _kind: Database["public"]["Enums"]["load_document_kind"]
          _load_id: string
          _name: string
          _permit_id?: string
          _sha256: string
        }
        Returns: undefined
      }
      admin_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          analytics_events: number
          consent_records: number
          gallery_images: number
          page_views: number
          services: number
          total_users: number
          unique_visitors: number
        }[]
      }
      admin_dashboard: {
        Args: Record<PropertyKey, never>
        Returns: {
          analytics_events: number
          board: Json
          consent_records: number
          expiring_papers: Json
          gallery_images: number
          page_views: number
          services: number
          total_users: number
          unique_visitors: number
        }[]
      }
      admin_fleet: {
        Args: { _search?: string }
        Returns: {
          axle_count: number | null
          axle_layout: string | null
          created_at: string | null
          deck: Database["public"]["Enums"]["trailer_deck"] | null
          description: string | null
          height: number | null
          id: string | null
          image_height: number | null
          image_url: string | null
          image_width: number | null
          length: number | null
          license_plate: string | null
          max_weight_capacity: number | null
          name: string | null
          status: Database["public"]["Enums"]["fleet_status"] | null
          updated_at: string | null
          vin: string | null
          width: number | null
          year_manufactured: number | null
        }[]
        SetofOptions: {
          from: "*"
          to: "fleet"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      admin_search: {
        Args: { _per_kind?: number; _text: string }
        Returns: {
          detail: string
          id: string
          kind: string
          title: string
        }[]
      }
      admin_unread_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          applications: number
          failed_emails: Json
          messages: number
          newest_quote_at: string
          quotes: number
        }[]
      }
      amend_permit: {
        Args: {
          _id: string
          _permit_id: string
          _reason: string
          _seen: string
          _values: Json
        }
        Returns: string
      }
      analytics_funnel: {
        Args: { _from: string; _to: string }
        Returns: {
          step: string
          visitors: number
        }[]
      }
      analytics_history: {
        Args: {
          _before_at?: string
          _before_id?: number
          _event?: string
          _from?: string
          _limit?: number
          _page?: string
          _visitor?: number
        }
        Returns: {
          consent_id: string
          created_at: string
          device: string | null
          event_name: string
          id: number
          ip_address: string | null
          page: string | null
          properties: NonNullable<Json>
          session_id: string | null
          site_id: string
          user_agent: string | null
          visitor_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "analytics_events"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      analytics_series: {
        Args: { _from: string; _to: string }
        Returns: {
          day: string
          page_views: number
          visitors: number
        }[]
      }
      analytics_top: {
        Args: { _from: string; _kind: string; _limit?: number; _to: string }
        Returns: {
          events: number
          label: string
        }[]
      }
      analytics_totals: {
        Args: { _from: string; _to: string }
        Returns: {
          bots: number
          consents: number
          events: number
          page_views: number
          staff: number
          unique_visitors: number
        }[]
      }
      analytics_visitors: {
        Args: { _from: string; _to: string }
        Returns: {
          counted_since: string
          kept_since: string
          visitors: number
        }[]
      }
      answer_escort: {
        Args: {
          _escort_id: string
          _from: Database["public"]["Enums"]["escort_status"]
          _seen?: string
          _to: Database["public"]["Enums"]["escort_status"]
        }
        Returns: undefined
      }
      application_documents: {
        Args: { _application_id: string }
        Returns: {
          bytes: number
          is_shared: boolean
          path: string
        }[]
      }
      application_status_counts: {
        Args: { _position?: string; _search?: string }
        Returns: {
          applications: number
          status: Database["public"]["Enums"]["application_status"]
        }[]
      }
      approve_charge: {
        Args: { _id: string; _request_id: string; _seen: string }
        Returns: string
      }
      assign_quote: {
        Args: { _assignee?: string; _quote_id: string; _seen?: string }
        Returns: undefined
      }
      assign_to_load: {
        Args: {
          _driver_id?: string
          _load_id: string
          _seen: string
          _unit_ids?: string[]
        }
        Returns: string
      }
      assignment_conflicts: {
        Args: {
          _destination?: string
          _from?: string
          _load_id?: string
          _origin?: string
          _states?: string[]
          _to?: string
        }
        Returns: {
          destination: string
          from_day: string
          kind: Database["public"]["Enums"]["conflict_kind"]
          load_id: string
          origin: string
          person_id: string
          person_name: string
          states: string[]
          title: string
          to_day: string
        }[]
      }
      board_leakage: {
        Args: Record<PropertyKey, never>
        Returns: {
          cents: number
          currency: string
          load_id: string
        }[]
      }
      board_loads: {
        Args: { _list?: string; _search?: string }
        Returns: {
          bol_number: string | null
          cancel_reason: string | null
          closed_at: string | null
          commodity: string | null
          created_at: string
          delivery_at: string | null
          delivery_time_zone: Database["public"]["Enums"]["load_time_zone"]
          destination: string
          driver_id: string | null
          equipment: string
          height: number
          id: string
          instructions: string
          length: number
          no_pod_reason: string | null
          number: string
          offer_id: string | null
          origin: string
          pickup_at: string | null
          pickup_date: string | null
          pickup_sort: string
          pickup_time_zone: Database["public"]["Enums"]["load_time_zone"]
          pieces: NonNullable<Json>
          po_number: string | null
          quote_id: string | null
          start_override: Json | null
          status: Database["public"]["Enums"]["load_status"]
          title: string
          updated_at: string
          weight_lbs: number | null
          width: number
        }[]
        SetofOptions: {
          from: "*"
          to: "loads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      board_numbers: {
        Args: Record<PropertyKey, never>
        Returns: {
          cannot_roll: number
          delivered: number
          delivered_cents: Json
          delivered_since: string
          escorts_to_confirm: number
          in_transit: number
          late_stops: number
          leakage_cents: Json
          leakage_loads: number
          offers_accepted: number
          offers_answered: number
          offers_expiring: number
          on_hold: number
          open_offers: number
          open_offers_cents: Json
          permits_expiring: number
          permits_late: number
          units_booked: number
          units_in_service: number
          win_rate: number
        }[]
      }
      board_week: {
        Args: {
          _driver_id?: string
          _from: string
          _list?: string
          _pickup_from?: string
          _pickup_to?: string
          _search?: string
          _status?: Database["public"]["Enums"]["load_status"]
        }
        Returns: Json
      }
      cancel_load: {
        Args: {
          _charges?: Json
          _from: Database["public"]["Enums"]["load_status"]
          _load_id: string
          _reason: string
          _request_id: string
        }
        Returns: undefined
      }
      cancellation_fees: {
        Args: { _load_id: string }
        Returns: {
          currency: Database["public"]["Enums"]["offer_currency"]
          description: string
          is_due: boolean
          kind: Database["public"]["Enums"]["charge_kind"]
          quantity: number
          rate_cents: number
          unit: Database["public"]["Enums"]["offer_unit"]
        }[]
      }
      check_pilot_paper: {
        Args: { _is_checked?: boolean; _paper_id: string; _seen: string }
        Returns: undefined
      }
      checks: {
        Args: { "": Database["public"]["Tables"]["loads"]["Row"] }
        Returns: {
          id: string | null
          permits_needed: number | null
          permits_valid: number | null
          pickup_group: Database["public"]["Enums"]["pickup_group"] | null
          road_problems: Json | null
          start_problems: Json | null
        }
        SetofOptions: {
          from: "loads"
          to: "admin_load_checks"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      claim_emails: {
        Args: {
          _ids?: string[]
          _record_id: string
          _record_type: Database["public"]["Enums"]["email_record_type"]
        }
        Returns: Json[]
      }
      claim_invitation: {
        Args: { _email: string; _invitation_id: string }
        Returns: boolean
      }
      claim_reply: {
        Args: {
          _body: string
          _record_id: string
          _record_type: Database["public"]["Enums"]["email_record_type"]
          _reply_id: string
          _sent_by: string
          _subject: string
        }
        Returns: {
          application_id: string | null
          attempted_at: string | null
          attempts: number
          body: string | null
          claimed_at: string | null
          created_at: string
          details: NonNullable<Json>
          due_at: string
          hold: Database["public"]["Enums"]["email_hold"] | null
          id: string
          kind: string
          last_error: string | null
          link_request_id: string | null
          load_id: string | null
          message_id: string | null
          offer_id: string | null
          paper_id: string | null
          provider_id: string | null
          quote_id: string | null
          recipient_id: string | null
          record_id: string
          record_type: Database["public"]["Enums"]["email_record_type"]
          sent_at: string | null
          sent_by: string | null
          state: Database["public"]["Enums"]["email_state"]
          subject: string | null
          to_email: string | null
          version: number
        }[]
        SetofOptions: {
          from: "*"
          to: "emails"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      clear_escort: {
        Args: {
          _escort_id: string
          _item: string
          _problem: string
          _reason?: string
        }
        Returns: undefined
      }
      clear_hold: { Args: { _id: string; _reason: string }; Returns: undefined }
      confirm_escort: {
        Args: { _escort_id: string; _seen: string }
        Returns: undefined
      }
      correct_leg: {
        Args: {
          _entered_at?: string
          _leg_id: string
          _reason: string
          _seen: string
        }
        Returns: undefined
      }
      correct_stop: {
        Args: {
          _arrived_at?: string
          _departed_at?: string
          _reason: string
          _seen: string
          _stop_id: string
        }
        Returns: string
      }
      costs_compared: {
        Args: { "": Database["public"]["Tables"]["loads"]["Row"] }
        Returns: {
          error: true
        } & "the function public.costs_compared with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      count_filtered_visit: {
        Args: { _address: string; _reason: string }
        Returns: undefined
      }
      covers: {
        Args: { "": Database["public"]["Tables"]["load_escorts"]["Row"] }
        Returns: {
          error: true
        } & "the function public.covers with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      create_offer: {
        Args: { _offer_id: string; _quote_id: string }
        Returns: string
      }
      current_rules: { Args: Record<PropertyKey, never>; Returns: Json }
      decline_offer: {
        Args: {
          _note?: string
          _offer_id: string
          _reason: Database["public"]["Enums"]["offer_decline_reason"]
          _request_id: string
          _token?: string
        }
        Returns: Json
      }
      delete_my_account: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      delete_user: { Args: { _user_id: string }; Returns: undefined }
      deliver_load: {
        Args: { _load_id: string; _no_pod_reason?: string }
        Returns: undefined
      }
      discard_offer: {
        Args: { _offer_id: string; _seen: string }
        Returns: undefined
      }
      document_of_link: {
        Args: { _document_id: string; _token: string }
        Returns: string
      }
      due_emails: {
        Args: { _limit?: number }
        Returns: {
          ids: string[]
          kinds: string[]
          record_id: string
          record_type: Database["public"]["Enums"]["email_record_type"]
        }[]
      }
      enter_leg: {
        Args: { _at?: string; _leg_id: string; _override_reason?: string }
        Returns: undefined
      }
      escort_covers: {
        Args: { _escort_ids: string[] }
        Returns: {
          cleared_by: string
          cover: Database["public"]["Enums"]["paper_cover"]
          escort_id: string
          expires_on: string
          is_cleared: boolean
          item: string
          problem: string
          reason: string
        }[]
      }
      escort_needs: {
        Args: { _load_id: string }
        Returns: {
          cars: number
          jurisdiction: string
          not_needed_reason: string
          position: Database["public"]["Enums"]["escort_position"]
          problem: string
          slots: number
          source: string
        }[]
      }
      explain_hold: {
        Args: { _id: string; _reason: string }
        Returns: undefined
      }
      export_invoice: {
        Args: {
          _carrier: string
          _id: string
          _load_id: string
          _remit_to: string
        }
        Returns: string
      }
      finish_invitation: {
        Args: {
          _company_name?: string
          _first_name?: string
          _invitation_id: string
          _last_name?: string
          _phone?: string
          _roles?: string[]
        }
        Returns: boolean
      }
      finish_reply: {
        Args: { _provider_id: string; _reply_id: string }
        Returns: undefined
      }
      fleet_status_counts: {
        Args: { _search?: string }
        Returns: {
          status: Database["public"]["Enums"]["fleet_status"]
          vehicles: number
        }[]
      }
      free_minutes: {
        Args: { "": Database["public"]["Tables"]["loads"]["Row"] }
        Returns: {
          error: true
        } & "the function public.free_minutes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      get_user_roles: {
        Args: { _user_id: string }
        Returns: Database["public"]["Enums"]["app_role"][]
      }
      has_role: {
        Args: {
          _role: Database["public"]["Enums"]["app_role"]
          _user_id: string
        }
        Returns: boolean
      }
      hold_load: {
        Args: { _id: string; _load_id: string; _reason: string }
        Returns: undefined
      }
      import_rules: {
        Args: { _rules: Json; _seen: number; _sources: Json }
        Returns: number
      }
      invoice_checks: {
        Args: { "": Database["public"]["Tables"]["loads"]["Row"] }
        Returns: {
          error: true
        } & "the function public.invoice_checks with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      invoice_facts: {
        Args: { _load_id: string }
        Returns: {
          bill_to: string
          bol_number: string
          commodity: string
          consignee: string
          consignor: string
          entered: Json
          packages: number
          po_number: string
          saved_at: string
          weight_lbs: number
        }[]
      }
      is_offer_of_link: {
        Args: { _offer_id: string; _token: string }
        Returns: boolean
      }
      is_outdated: {
        Args: { "": Database["public"]["Tables"]["charges"]["Row"] }
        Returns: {
          error: true
        } & "the function public.is_outdated with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      latest_activity: {
        Args: { _limit?: number }
        Returns: {
          action: Database["public"]["Enums"]["activity_action"]
          actor: Json
          created_at: string
          detail: string
          id: number
          is_deleted: boolean
          label: string
          new_status: string
          record_id: string
          subject: Database["public"]["Enums"]["activity_subject"]
          target: Json
        }[]
      }
      limit_function_call: {
        Args: { _address: string; _id: string; _name: string }
        Returns: number
      }
      load_combinations: {
        Args: { _load_ids: string[] }
        Returns: {
          axle_layout: string
          axles: number
          deck_height: number
          gross_lbs: number
          load_id: string
          loaded_height: number
          tare_lbs: number
        }[]
      }
      load_people: {
        Args: { _load_ids: string[] }
        Returns: {
          first_name: string
          last_name: string
          load_id: string
          part: Database["public"]["Enums"]["load_part"]
          person_id: string
          phone: string
        }[]
      }
      load_road_problems: {
        Args: { _load_id: string }
        Returns: {
          at: string
          code: string
          day: string
          detail: string
          eta_at: string
          permit_number: string
          place: string
          time_zone: Database["public"]["Enums"]["load_time_zone"]
        }[]
      }
      load_start_problems: {
        Args: { _load_id: string }
        Returns: {
          code: string
          jurisdiction: string
          problem: string
          record_id: string
        }[]
      }
      load_status_counts: {
        Args: {
          _driver_id?: string
          _from?: string
          _list?: string
          _search?: string
          _to?: string
        }
        Returns: {
          loads: number
          status: Database["public"]["Enums"]["load_status"]
        }[]
      }
      loads_by_pickup: {
        Args: {
          _after_group?: Database["public"]["Enums"]["pickup_group"]
          _after_id?: string
          _after_pickup?: string
          _driver_id?: string
          _from?: string
          _limit?: number
          _list?: string
          _search?: string
          _status?: Database["public"]["Enums"]["load_status"]
          _to?: string
        }
        Returns: {
          bol_number: string | null
          cancel_reason: string | null
          closed_at: string | null
          commodity: string | null
          created_at: string
          delivery_at: string | null
          delivery_time_zone: Database["public"]["Enums"]["load_time_zone"]
          destination: string
          driver_id: string | null
          equipment: string
          height: number
          id: string
          instructions: string
          length: number
          no_pod_reason: string | null
          number: string
          offer_id: string | null
          origin: string
          pickup_at: string | null
          pickup_date: string | null
          pickup_sort: string
          pickup_time_zone: Database["public"]["Enums"]["load_time_zone"]
          pieces: NonNullable<Json>
          po_number: string | null
          quote_id: string | null
          start_override: Json | null
          status: Database["public"]["Enums"]["load_status"]
          title: string
          updated_at: string
          weight_lbs: number | null
          width: number
        }[]
        SetofOptions: {
          from: "*"
          to: "loads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      mark_email: {
        Args: {
          _error?: string
          _id: string
          _provider_id?: string
          _subject: string
          _to_email: string
        }
        Returns: undefined
      }
      may_read_offer: { Args: { _offer_id: string }; Returns: boolean }
      message_status_counts: {
        Args: { _search?: string }
        Returns: {
          messages: number
          status: Database["public"]["Enums"]["message_status"]
        }[]
      }
      my_bills: { Args: { _quote_id: string }; Returns: Json }
      my_escort_jobs: {
        Args: Record<PropertyKey, never>
        Returns: {
          channel: string
          delivery_at: string
          delivery_day: string
          delivery_time_zone: Database["public"]["Enums"]["load_time_zone"]
          destination: string
          destination_state: string
          ends_at: string
          equipment: string
          escort_id: string
          gross_lbs: number
          has_rivals: boolean
          height: number
          lapses_at: string
          length: number
          load_number: string
          load_status: Database["public"]["Enums"]["load_status"]
          loaded_height: number
          meet_at: string
          meeting_area: string
          origin: string
          pickup_at: string
          pickup_day: string
          pickup_time_zone: Database["public"]["Enums"]["load_time_zone"]
          position: Database["public"]["Enums"]["escort_position"]
          states: string[]
          status: Database["public"]["Enums"]["escort_status"]
          time_zone: Database["public"]["Enums"]["load_time_zone"]
          title: string
          width: number
        }[]
      }
      my_invitation: {
        Args: Record<PropertyKey, never>
        Returns: {
          invited_by: string
        }[]
      }
      my_loads: { Args: { _quote_id: string }; Returns: Json }
      my_offer: {
        Args: { _quote_id: string; _version?: number }
        Returns: Json
      }
      my_quote_stages: {
        Args: { _quote_ids: string[] }
        Returns: {
          confirmed_at: string
          quote_id: string
          stage: Json
        }[]
      }
      my_session_state: { Args: Record<PropertyKey, never>; Returns: string }
      neighbors_by_pickup: {
        Args: {
          _driver_id?: string
          _from?: string
          _list?: string
          _load_id: string
          _search?: string
          _status?: Database["public"]["Enums"]["load_status"]
          _to?: string
        }
        Returns: {
          next: string
          previous: string
        }[]
      }
      offer_escort_slot: {
        Args: {
          _lapses_at?: string
          _pilot_ids: string[]
          _rate?: Json
          _slot_id: string
        }
        Returns: number
      }
      offer_for_pdf: { Args: { _offer_id: string }; Returns: Json }
      offer_pdf: { Args: { _offer_id: string }; Returns: string }
      offer_status_counts: {
        Args: { _search?: string }
        Returns: {
          offers: number
          status: Database["public"]["Enums"]["offer_status"]
          total_cents: number
        }[]
      }
      open_application: {
        Args: { _application_id: string }
        Returns: {
          address: string
          availability_date: string
          cover_letter: string
          id: string
          zip_code: string
        }[]
      }
      open_application_documents: {
        Args: { _application_id: string; _path: string }
        Returns: undefined
      }
      orphaned_attachments: { Args: { _limit?: number }; Returns: string[] }
      orphaned_documents: { Args: { _limit?: number }; Returns: string[] }
      orphaned_load_documents: { Args: { _limit?: number }; Returns: string[] }
      orphaned_pilot_papers: { Args: { _limit?: number }; Returns: string[] }
      permit_desk: {
        Args: {
          _after?: string
          _group?: string
          _per_group?: number
          _search?: string
          _state?: string
        }
        Returns: {
          applied_on: string
          apply_by: string
          authority: string
          authority_type: string
          days_late: number
          desk_group: string
          destination: string
          ends_at: string
          entry_at: string
          entry_place: string
          exit_at: string
          exit_place: string
          height: number
          in_group: number
          is_confirmed: boolean
          is_measured: boolean
          is_planned: boolean
          is_short: boolean
          is_superload: boolean
          jurisdiction: string
          kind: Database["public"]["Enums"]["permit_kind"]
          lead_certainty: string
          lead_days: number
          lead_stated: string
          leg_id: string
          length: number
          load_id: string
          load_number: string
          max_height: number
          max_length: number
          max_weight_lbs: number
          max_width: number
          needed_on: string
          origin: string
          permit_id: string
          permit_number: string
          place_key: string
          road: string
          route_text: string
          status: Database["public"]["Enums"]["permit_status"]
          time_zone: string
          title: string
          to_enter: number
          units: Json
          updated_at: string
          valid_from: string
          valid_until: string
          weight_lbs: number
          width: number
        }[]
      }
      permit_desk_counts: {
        Args: { _search?: string }
        Returns: {
          desk_group: string
          jurisdiction: string
          permits: number
        }[]
      }
      permit_lead_times_in_use: {
        Args: Record<PropertyKey, never>
        Returns: {
          certainty: string
          days: number
          is_superload: boolean
          jurisdiction: string
          own_days: number
          stated: string
          updated_at: string
        }[]
      }
      pickup_group_counts: {
        Args: {
          _driver_id?: string
          _from?: string
          _list?: string
          _search?: string
          _status?: Database["public"]["Enums"]["load_status"]
          _to?: string
        }
        Returns: {
          loads: number
          pickup_group: Database["public"]["Enums"]["pickup_group"]
          ready: number
        }[]
      }
      pilots_available: {
        Args: { _day: string }
        Returns: {
          answer: Database["public"]["Enums"]["pilot_answer"]
          certified_states: string[]
          email: string
          has_high_pole: boolean
          home_base_city: string
          home_base_state: string
          name: string
          note: string
          phone: string
          pilot_id: string
        }[]
      }
      preview_rule_import: {
        Args: { _rules: Json; _sources: Json }
        Returns: Json
      }
      propose_legs: {
        Args: { _load_id: string }
        Returns: {
          entry_place: string
          exit_place: string
          jurisdiction: string
          miles: number
          road: string
          time_zone: Database["public"]["Enums"]["load_time_zone"]
        }[]
      }
      purge_records: {
        Args: {
          _ids: string[]
          _type: Database["public"]["Enums"]["email_record_type"]
        }
        Returns: string[]
      }
      quarantine: {
        Args: { "": Database["public"]["Tables"]["load_documents"]["Row"] }
        Returns: {
          error: true
        } & "the function public.quarantine with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      quarantined_files: {
        Args: {
          _record_id: string
          _record_type: Database["public"]["Enums"]["email_record_type"]
        }
        Returns: {
          bucket_id: string
          declared_type: string
          found_type: string
          name: string
          path: string
          released_at: string
        }[]
      }
      quote_attachments: {
        Args: { _quote_id: string }
        Returns: {
          bytes: number
          path: string
        }[]
      }
      quote_status_counts: {
        Args: { _assigned_to?: string; _offer_stage?: string; _search?: string }
        Returns: {
          quotes: number
          status: Database["public"]["Enums"]["quote_status"]
        }[]
      }
      record_measure: {
        Args: {
          _height: number
          _id: string
          _length: number
          _load_id: string
          _weight_lbs?: number
          _width: number
        }
        Returns: undefined
      }
      record_offer_view: {
        Args: { _offer_id: string; _token?: string }
        Returns: undefined
      }
      record_visit: {
        Args: {
          _address: string
          _city: string
          _consent_id: string
          _country: string
          _device: string
          _event_name: string
          _properties: Json
          _session_id: string
          _site_id: string
          _user_agent: string
        }
        Returns: number
      }
      release_file: {
        Args: { _bucket: string; _path: string }
        Returns: boolean
      }
      release_invitation: {
        Args: { _invitation_id: string }
        Returns: undefined
      }
      release_reply: { Args: { _reply_id: string }; Returns: undefined }
      reorder_gallery_images: {
        Args: { _seen: string[]; _wanted: string[] }
        Returns: undefined
      }
      report_eta: {
        Args: {
          _eta?: string
          _reason?: string
          _seen: string
          _stop_id: string
        }
        Returns: string
      }
      report_stop: {
        Args: {
          _at?: string
          _misses?: boolean
          _step: string
          _stop_id: string
        }
        Returns: undefined
      }
      request_new_offer: {
        Args: { _offer_id: string; _token?: string }
        Returns: Json
      }
      request_quote_link: {
        Args: { _email: string; _reference: string }
        Returns: string
      }
      require_second_factor: {
        Args: { _is_required: boolean }
        Returns: undefined
      }
      reserve_email: {
        Args: { _id: string; _subject: string; _to_email: string }
        Returns: string
      }
      reset_second_factor: { Args: { _user_id: string }; Returns: string }
      restore_records: {
        Args: {
          _ids: string[]
          _seen: string[]
          _type: Database["public"]["Enums"]["email_record_type"]
        }
        Returns: {
          id: string
          updated_at: string
        }[]
      }
      review_rules: {
        Args: { _on: string; _state: string }
        Returns: undefined
      }
      revise_offer: {
        Args: { _new_id: string; _offer_id: string }
        Returns: number
      }
      rule_history: {
        Args: { _road_class: string; _rule: string; _state: string }
        Returns: {
          as_of: string
          certainty: string
          changed_by: string
          comparison: string
          condition_note: string
          id: string
          is_conflict: boolean
          source_ids: string[]
          summary: string
          unit: string
          valid_from: string
          valid_to: string
          value: string
        }[]
      }
      rules_desk: { Args: Record<PropertyKey, never>; Returns: Json }
      rules_version: { Args: Record<PropertyKey, never>; Returns: number }
      run_job_now: { Args: { _name: string }; Returns: string }
      save_charge: {
        Args: {
          _charge: Json
          _id: string
          _load_id: string
          _request_id: string
          _seen?: string
        }
        Returns: string
      }
      save_configuration_units: {
        Args: { _fleet_id: string; _from: Json; _to: Json }
        Returns: undefined
      }
      save_invoice_details: {
        Args: { _details: Json; _load_id: string; _seen?: string }
        Returns: string
      }
      save_load: {
        Args: { _load: Json; _load_id: string; _seen: string }
        Returns: string
      }
      save_load_cost: {
        Args: {
          _cents?: number
          _currency?: string
          _kind: string
          _load_id: string
          _seen?: string
        }
        Returns: string
      }
      save_load_legs: {
        Args: {
          _legs: Json
          _load_id: string
          _permits?: Json
          _reason?: string
          _seen: string
        }
        Returns: string
      }
      save_load_stops: {
        Args: { _load_id: string; _seen: string; _stops: Json }
        Returns: string
      }
      save_offer: {
        Args: {
          _offer: Json
          _offer_id: string
          _request_id: string
          _seen: string
        }
        Returns: string
      }
      save_permits: {
        Args: { _rows: Json }
        Returns: {
          id: string
          permit_id: string
          problem: string
        }[]
      }
      save_rule: {
        Args: { _id: string; _replaces: string; _row: Json; _source: Json }
        Returns: undefined
      }
      save_user: {
        Args: {
          _company_name: string
          _first_name: string
          _last_name: string
          _phone: string
          _roles: string[]
          _seen: string
          _user_id: string
        }
        Returns: undefined
      }
      second_factors: {
        Args: Record<PropertyKey, never>
        Returns: {
          is_required: boolean
          user_ids: string[]
        }[]
      }
      send_offer: {
        Args: { _offer_id: string; _request_id: string; _seen: string }
        Returns: string
      }
      send_offer_now: {
        Args: { _offer_id: string; _request_id: string }
        Returns: string
      }
      set_application_statuses: {
        Args: {
          _ids: string[]
          _seen: string[]
          _status: Database["public"]["Enums"]["application_status"]
        }
        Returns: {
          id: string
          updated_at: string
        }[]
      }
      set_challenge: { Args: { _is_on: boolean }; Returns: undefined }
      set_escort_not_needed: {
        Args: {
          _jurisdiction?: string
          _load_id: string
          _position?: Database["public"]["Enums"]["escort_position"]
          _reason?: string
        }
        Returns: undefined
      }
      set_load_emails: {
        Args: { _is_on: boolean; _load_id: string; _token?: string }
        Returns: boolean
      }
      set_load_of_the_month: { Args: { _image_id: string }; Returns: undefined }
      set_message_statuses: {
        Args: {
          _ids: string[]
          _seen: string[]
          _status: Database["public"]["Enums"]["message_status"]
        }
        Returns: {
          id: string
          updated_at: string
        }[]
      }
      set_quote_statuses: {
        Args: {
          _ids: string[]
          _seen: string[]
          _status: Database["public"]["Enums"]["quote_status"]
        }
        Returns: {
          id: string
          updated_at: string
        }[]
      }
      similar_offers: {
        Args: { _offer_id: string; _search?: string }
        Returns: {
          accepted_at: string
          currency: Database["public"]["Enums"]["offer_currency"]
          destination: string
          height: number
          id: string
          length: number
          load_number: string
          number: string
          origin: string
          total_cents: number
          weight_lbs: number
          width: number
        }[]
      }
      start_activity_export: {
        Args: {
          _action?: Database["public"]["Enums"]["activity_action"]
          _from?: string
          _search?: string
          _subject?: Database["public"]["Enums"]["activity_subject"]
        }
        Returns: number
      }
      start_application_export: {
        Args: { _position?: string; _search?: string; _status?: string }
        Returns: number
      }
      start_load: {
        Args: { _load_id: string; _override_reason?: string; _seen: string }
        Returns: undefined
      }
      store_challenge_pass: {
        Args: { _form: string; _record_id: string }
        Returns: undefined
      }
      store_offer_pdf: {
        Args: { _offer_id: string; _pdf: string }
        Returns: string
      }
      system_emails: {
        Args: Record<PropertyKey, never>
        Returns: {
          attempts: number
          id: string
          last_error: string
          name: string
          next_attempt_at: string
          record_id: string
          record_type: Database["public"]["Enums"]["email_record_type"]
          since: string
          to_email: string
          total: number
        }[]
      }
      system_jobs: {
        Args: Record<PropertyKey, never>
        Returns: {
          description: string
          error: string
          every_seconds: number
          finished_at: string
          last_ok_at: string
          name: string
          next_run_at: string
          rows_done: number
          schedule: string
          started_at: string
          state: string
        }[]
      }
      system_limits: {
        Args: Record<PropertyKey, never>
        Returns: {
          hits: number
          last_hit: string
          name: string
          rule: string
          title: string
        }[]
      }
      system_schema: {
        Args: Record<PropertyKey, never>
        Returns: {
          name: string
          version: string
        }[]
      }
      system_storage: {
        Args: Record<PropertyKey, never>
        Returns: {
          bucket: string
          bytes: number
          files: number
        }[]
      }
      touch_session: { Args: Record<PropertyKey, never>; Returns: undefined }
      track_bills: { Args: { _token: string }; Returns: Json }
      track_loads: { Args: { _token: string }; Returns: Json }
      track_offer: {
        Args: { _token: string; _version?: number }
        Returns: Json
      }
      track_quote: {
        Args: { _token: string }
        Returns: {
          archived_at: string
          are_dates_flexible: boolean
          assessment: Json
          attachments: Json
          commodity: string
          created_at: string
          deliver_by: string
          destination: string
          equipment: string
          height: number
          length: number
          notes: string
          origin: string
          pieces: Json
          po_number: string
          ready_on: string
          reference: string
          reviewed_at: string
          stage: Json
          status: Database["public"]["Enums"]["quote_status"]
          weight_lbs: number
          width: number
        }[]
      }
      trash_records: {
        Args: {
          _ids: string[]
          _type: Database["public"]["Enums"]["email_record_type"]
        }
        Returns: {
          id: string
          updated_at: string
        }[]
      }
      trashed_records: {
        Args: { _type: Database["public"]["Enums"]["email_record_type"] }
        Returns: {
          deleted_at: string
          deleter: Json
          detail: string
          id: string
          title: string
          updated_at: string
        }[]
      }
      travel_facts: { Args: { _legs: Json; _load_id: string }; Returns: Json }
      unchecked_files: {
        Args: { _limit?: number }
        Returns: {
          bucket_id: string
          declared_type: string
          path: string
        }[]
      }
      undo_permit_change: { Args: { _id: string }; Returns: string }
      undo_send_offer: {
        Args: { _offer_id: string; _request_id: string }
        Returns: string
      }
      unit_conflicts: {
        Args: { _load_id: string }
        Returns: {
          from_at: string
          from_day: string
          from_time_zone: Database["public"]["Enums"]["load_time_zone"]
          load_id: string
          reason: string
          title: string
          to_at: string
          to_time_zone: Database["public"]["Enums"]["load_time_zone"]
          unit_id: string
          until_day: string
        }[]
      }
      unit_kind_counts: {
        Args: { _search?: string }
        Returns: {
          kind: Database["public"]["Enums"]["unit_kind"]
          units: number
        }[]
      }
      use_rule: {
        Args: { _as_of: string; _id: string; _source: Json }
        Returns: undefined
      }
      user_role_counts: {
        Args: { _search?: string }
        Returns: {
          role: Database["public"]["Enums"]["app_role"]
          total: number
          users: number
        }[]
      }
      void_invoice: {
        Args: { _id: string; _reason: string }
        Returns: undefined
      }
      withdraw_charge: {
        Args: { _id: string; _request_id: string; _seen: string }
        Returns: string
      }
      withdraw_offer: {
        Args: { _offer_id: string; _reason: string; _request_id: string }
        Returns: string
      }
    }
    Enums: {
      activity_action:
        | "accepted"
        | "approved"
        | "assigned"
        | "claimed"
        | "cleared"
        | "created"
        | "declined"
        | "deleted"
        | "expired"
        | "exported"
        | "invited"
        | "noted"
        | "opened"
        | "purged"
        | "ran"
        | "released"
        | "replied"
        | "requested"
        | "restored"
        | "revised"
        | "sent"
        | "started_anyway"
        | "status_changed"
        | "unassigned"
        | "updated"
        | "voided"
        | "withdrawn"
      activity_subject:
        | "activity"
        | "application"
        | "assignment"
        | "charge"
        | "cost"
        | "document"
        | "escort"
        | "escort_slot"
        | "hold"
        | "invoice"
        | "job"
        | "legs"
        | "load"
        | "measure"
        | "message"
        | "offer"
        | "outage"
        | "paper"
        | "permit"
        | "picture"
        | "quote"
        | "role"
        | "rule"
        | "second_factor"
        | "service"
        | "stops"
        | "unit"
        | "user"
        | "vehicle"
      app_role:
        | "admin"
        | "moderator"
        | "freight_broker"
        | "carrier"
        | "pilot_car"
        | "driver"
        | "customer"
      application_status:
        | "new"
        | "reviewed"
        | "interview"
        | "hired"
        | "rejected"
      carrier_equipment_kind:
        | "double_drop"
        | "extendable"
        | "flatbed"
        | "lowboy"
        | "perimeter"
        | "rgn"
        | "schnabel"
        | "step_deck"
        | "tractor"
      charge_kind:
        | "amendment"
        | "detention"
        | "escort"
        | "layover"
        | "no_go"
        | "other"
        | "permit"
        | "tonu"
      conflict_kind:
        | "load"
        | "escort_job"
        | "escort_offer"
        | "not_available"
        | "not_certified"
        | "certificate_expired"
        | "certificate_unknown"
        | "not_insured"
      consent_choice: "accepted" | "declined"
      email_hold: "suppressed" | "waiting"
      email_record_type:
        | "application"
        | "link_request"
        | "load"
        | "message"
        | "offer"
        | "pilot_car"
        | "quote"
      email_state:
        | "queued"
        | "sending"
        | "waiting"
        | "suppressed"
        | "failed"
        | "sent"
      escort_position: "lead" | "chase" | "high_pole" | "steer" | "police"
      escort_status:
        | "offered"
        | "accepted"
        | "declined"
        | "completed"
        | "taken"
        | "lapsed"
        | "withdrawn"
      fleet_status: "available" | "in_use" | "maintenance" | "retired"
      gallery_category: "general" | "trucks" | "trailers" | "loads"
      load_cost_kind: "driver" | "fuel"
      load_document_kind:
        | "bol"
        | "coi"
        | "other"
        | "permit"
        | "photo"
        | "pod"
        | "rate_confirmation"
        | "w9"
      load_part: "driver" | "pilot" | "dispatch" | "former"
      load_status:
        | "planned"
        | "assigned"
        | "in_transit"
        | "delivered"
        | "cancelled"
      load_time_zone:
        | "America/St_Johns"
        | "America/Halifax"
        | "America/Blanc-Sablon"
        | "America/New_York"
        | "America/Atikokan"
        | "America/Chicago"
        | "America/Regina"
        | "America/Denver"
        | "America/Dawson_Creek"
        | "America/Phoenix"
        | "America/Los_Angeles"
        | "America/Anchorage"
        | "Pacific/Honolulu"
      message_status: "new" | "handled" | "archived"
      offer_currency: "USD" | "CAD"
      offer_decline_reason:
        | "dates"
        | "move_off"
        | "other"
        | "other_carrier"
        | "price"
      offer_line_kind: "accessorial" | "escort" | "fuel" | "linehaul" | "permit"
      offer_status:
        | "draft"
        | "sent"
        | "accepted"
        | "declined"
        | "withdrawn"
        | "superseded"
        | "expired"
      offer_unit:
        | "day"
        | "each"
        | "flat"
        | "hour"
        | "kilometer"
        | "mile"
        | "night"
      paper_cover:
        | "covered"
        | "none_needed"
        | "expired"
        | "missing"
        | "not_known"
      permit_kind: "single_trip" | "annual" | "superload"
      permit_status:
        | "needed"
        | "applied"
        | "issued"
        | "amending"
        | "expired"
        | "used"
      pickup_group:
        | "problems"
        | "overdue"
        | "today"
        | "tomorrow"
        | "this_week"
        | "later"
        | "in_transit"
        | "closed"
      pilot_answer: "available" | "unknown" | "unavailable"
      pilot_paper_kind: "certificate" | "insurance"
      quote_status: "new" | "reviewed" | "archived"
      rule_change_kind: "added" | "chosen" | "edited" | "imported" | "loaded"
      service_category:
        | "Heavy Haul"
        | "Oversized Transport"
        | "Machinery Moving"
        | "Construction Equipment"
        | "Industrial Transport"
        | "Special Projects"
      stop_kind: "pickup" | "meet_point" | "delivery"
      trailer_deck:
        | "rgn"
        | "lowboy"
        | "stepdeck"
        | "extendable"
        | "perimeter"
        | "platform"
        | "schnabel"
      unit_kind: "tractor" | "jeep" | "trailer" | "dolly" | "booster"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      activity_action: [
        "accepted",
        "approved",
        "assigned",
        "claimed",
        "cleared",
        "created",
        "declined",
        "deleted",
        "expired",
        "exported",
        "invited",
        "noted",
        "opened",
        "purged",
        "ran",
        "released",
        "replied",
        "requested",
        "restored",
        "revised",
        "sent",
        "started_anyway",
        "status_changed",
        "unassigned",
        "updated",
        "voided",
        "withdrawn",
      ],
      activity_subject: [
        "activity",
        "application",
        "assignment",
        "charge",
        "cost",
        "document",
        "escort",
        "escort_slot",
        "hold",
        "invoice",
        "job",
        "legs",
        "load",
        "measure",
        "message",
        "offer",
        "outage",
        "paper",
        "permit",
        "picture",
        "quote",
        "role",
        "rule",
        "second_factor",
        "service",
        "stops",
        "unit",
        "user",
        "vehicle",
      ],
      app_role: [
        "admin",
        "moderator",
        "freight_broker",
        "carrier",
        "pilot_car",
        "driver",
        "customer",
      ],
      application_status: ["new", "reviewed", "interview", "hired", "rejected"],
      carrier_equipment_kind: [
        "double_drop",
        "extendable",
        "flatbed",
        "lowboy",
        "perimeter",
        "rgn",
        "schnabel",
        "step_deck",
        "tractor",
      ],
      charge_kind: [
        "amendment",
        "detention",
        "escort",
        "layover",
        "no_go",
        "other",
        "permit",
        "tonu",
      ],
      conflict_kind: [
        "load",
        "escort_job",
        "escort_offer",
        "not_available",
        "not_certified",
        "certificate_expired",
        "certificate_unknown",
        "not_insured",
      ],
      consent_choice: ["accepted", "declined"],
      email_hold: ["suppressed", "waiting"],
      email_record_type: [
        "application",
        "link_request",
        "load",
        "message",
        "offer",
        "pilot_car",
        "quote",
      ],
      email_state: [
        "queued",
        "sending",
        "waiting",
        "suppressed",
        "failed",
        "sent",
      ],
      escort_position: ["lead", "chase", "high_pole", "steer", "police"],
      escort_status: [
        "offered",
        "accepted",
        "declined",
        "completed",
        "taken",
        "lapsed",
        "withdrawn",
      ],
      fleet_status: ["available", "in_use", "maintenance", "retired"],
      gallery_category: ["general", "trucks", "trailers", "loads"],
      load_cost_kind: ["driver", "fuel"],
      load_document_kind: [
        "bol",
        "coi",
        "other",
        "permit",
        "photo",
        "pod",
        "rate_confirmation",
        "w9",
      ],
      load_part: ["driver", "pilot", "dispatch", "former"],
      load_status: [
        "planned",
        "assigned",
        "in_transit",
        "delivered",
        "cancelled",
      ],
      load_time_zone: [
        "America/St_Johns",
        "America/Halifax",
        "America/Blanc-Sablon",
        "America/New_York",
        "America/Atikokan",
        "America/Chicago",
        "America/Regina",
        "America/Denver",
        "America/Dawson_Creek",
        "America/Phoenix",
        "America/Los_Angeles",
        "America/Anchorage",
        "Pacific/Honolulu",
      ],
      message_status: ["new", "handled", "archived"],
      offer_currency: ["USD", "CAD"],
      offer_decline_reason: [
        "dates",
        "move_off",
        "other",
        "other_carrier",
        "price",
      ],
      offer_line_kind: ["accessorial", "escort", "fuel", "linehaul", "permit"],
      offer_status: [
        "draft",
        "sent",
        "accepted",
        "declined",
        "withdrawn",
        "superseded",
        "expired",
      ],
      offer_unit: ["day", "each", "flat", "hour", "kilometer", "mile", "night"],
      paper_cover: [
        "covered",
        "none_needed",
        "expired",
        "missing",
        "not_known",
      ],
      permit_kind: ["single_trip", "annual", "superload"],
      permit_status: [
        "needed",
        "applied",
        "issued",
        "amending",
        "expired",
        "used",
      ],
      pickup_group: [
        "problems",
        "overdue",
        "today",
        "tomorrow",
        "this_week",
        "later",
        "in_transit",
        "closed",
      ],
      pilot_answer: ["available", "unknown", "unavailable"],
      pilot_paper_kind: ["certificate", "insurance"],
      quote_status: ["new", "reviewed", "archived"],
      rule_change_kind: ["added", "chosen", "edited", "imported", "loaded"],
      service_category: [
        "Heavy Haul",
        "Oversized Transport",
        "Machinery Moving",
        "Construction Equipment",
        "Industrial Transport",
        "Special Projects",
      ],
      stop_kind: ["pickup", "meet_point", "delivery"],
      trailer_deck: [
        "rgn",
        "lowboy",
        "stepdeck",
        "extendable",
        "perimeter",
        "platform",
        "schnabel",
      ],
      unit_kind: ["tractor", "jeep", "trailer", "dolly", "booster"],
    },
  },
} as const
