import {
  MAX_EVENT_BYTES,
  trackingEventSchema,
  type TrackingAnswer,
} from '../_shared/contracts/tracking.ts';
import { serviceClient } from '../_shared/database.ts';
import { beaconHeaders } from '../_shared/http/respond.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { isBot } from './bot.ts';
import { edgeOf } from './edge.ts';
import { countFiltered, recordVisit } from './record.ts';

/**
 * POST an event → {stored}. Stores events of visitors who agreed to analytics. Bots, recognized by the
 * user-agent header and not by the body, and staff are only counted.
 */
Deno.serve(
  onPost(
    'track-analytics',
    async (request): Promise<TrackingAnswer> => {
      const event = await readJson(request, trackingEventSchema, MAX_EVENT_BYTES);
      const database = serviceClient();
      const edge = edgeOf(request.headers);
      const reason = isBot(edge.userAgent) ? 'bot' : event.is_staff === true ? 'staff' : undefined;
      if (reason !== undefined) {
        await countFiltered(database, reason, edge);
        return { stored: false, reason };
      }
      await recordVisit(database, event, edge);
      return { stored: true };
    },
    beaconHeaders,
  ),
);
