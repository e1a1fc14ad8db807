import { releaseImages } from './release-images';
import { recordInput } from './record-input';
import { sendEarlyRequests } from './send-early-requests';

/**
 * The script inside the head of every prerendered page, the only one that runs before the first paint.
 * The content security policy allows it by its hash, so it must not depend on the page or its settings.
 */
recordInput();
releaseImages();
sendEarlyRequests();
