"""What the server counts of its work, as Prometheus reads it. Only numbers and routes: nothing of any table."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

SOON = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Borders of the times that are counted, in seconds; those to be held are among them."""


class Numbers:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.requests = Counter(
            "barbu_requests", "Requests answered.", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "barbu_request_seconds", "Until an answer began.", ("route",), buckets=SOON, registry=self.registry
        )
        self.moves = Counter("barbu_moves", "Acts of people that were kept.", registry=self.registry)
        self.reached = Histogram(
            "barbu_move_to_stream_seconds", "From the request of an act to each stream that tells it.",
            buckets=SOON, registry=self.registry,
        )  # fmt: skip
        self.refusals = Counter("barbu_refusals", "Requests refused.", ("status",), registry=self.registry)
        self.errors = Counter("barbu_errors", "Requests that met a fault of the server.", registry=self.registry)
        self.streams = Gauge("barbu_streams", "Open streams.", registry=self.registry)

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        """A number that is asked for when it is read."""
        Gauge(name, help, registry=self.registry).set_function(value)

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Answers with the numbers on an address of their own, in a thread; how to end that."""
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join(2)

        return end
